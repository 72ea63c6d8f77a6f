# SPDX-License-Identifier: MIT
import ctypes
import sys


class Spring(ctypes.Structure):
    _fields_ = [("frequency", ctypes.c_double), ("damping_ratio", ctypes.c_double)]


resin = ctypes.CDLL(sys.argv[1])  # such as /usr/local/lib/libresin.so
make = resin.resin_spring_from_response
make.argtypes = [ctypes.c_double, ctypes.c_double, ctypes.POINTER(Spring)]
spring = Spring()
assert make(0.3, 0.7, spring) == 0  # RESIN_OK
print(f"{spring.frequency:.3f} radians per second")
