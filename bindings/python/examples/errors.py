# SPDX-License-Identifier: MIT
from resin import ResinError, Spring, Status

try:
    Spring.from_response(0.0)
except ResinError as error:
    print(error.status is Status.RESPONSE, isinstance(error, ValueError))
    print(error)
