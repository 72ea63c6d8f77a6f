// SPDX-License-Identifier: MIT
#ifndef RSN_REAL_COEFFICIENTS_H
#define RSN_REAL_COEFFICIENTS_H

// Written by core/tests/vectors/real_coefficients.py, which says how.

// ln 2 in two pieces: k times the first is exact for |k| < 2^20.
#define LN2_1 0x1.62e42fef00000p-1
#define LN2_2 0x1.473de6af278edp-34
#define LOG2_E 0x1.71547652b82fep+0

// pi / 2 in three pieces: k times each of the first two is exact for |k| < 2^15.
#define HALF_PI_1 0x1.921fb54440000p+0
#define HALF_PI_2 0x1.68c234c4c0000p-39
#define HALF_PI_3 0x1.98a2e03707345p-77
#define TWO_OVER_PI 0x1.45f306dc9c883p-1

// exp(r) = 1 + r + r^2 p(r), |r| <= ln(2) / 2. Error 2^-57.94.
#define EXP_0 0x1.000000000000cp-1
#define EXP_1 0x1.555555555555cp-3
#define EXP_2 0x1.555555554fe01p-5
#define EXP_3 0x1.111111110e912p-7
#define EXP_4 0x1.6c16c186081a2p-10
#define EXP_5 0x1.a01a01b4cab4ep-13
#define EXP_6 0x1.a01995b8e405fp-16
#define EXP_7 0x1.71ddecec998bep-19
#define EXP_8 0x1.28b0f754e699cp-22
#define EXP_9 0x1.af7157e22af95p-26

// sin(r) = r + r^3 p(r^2), |r| <= pi / 4. Error 2^-58.01.
#define SIN_0 -0x1.5555555555549p-3
#define SIN_1 0x1.111111110f8a7p-7
#define SIN_2 -0x1.a01a019c16418p-13
#define SIN_3 0x1.71de357b3e8afp-19
#define SIN_4 -0x1.ae5e68b88cf25p-26
#define SIN_5 0x1.5d93ab3b171f5p-33

// cos(r) = 1 - r^2 / 2 + r^4 p(r^2), |r| <= pi / 4. Error 2^-64.18.
#define COS_0 0x1.555555555554cp-5
#define COS_1 -0x1.6c16c16c15221p-10
#define COS_2 0x1.a01a019cbfac6p-16
#define COS_3 -0x1.27e4f812f3f18p-22
#define COS_4 0x1.1ee9f17ec6f49p-29
#define COS_5 -0x1.8fb148367c6e9p-37

// atan(t) = t + t^3 p(t^2), |t| <= tan(pi / 8). Error 2^-63.84.
#define ATAN_0 -0x1.5555555555554p-2
#define ATAN_1 0x1.999999999958dp-3
#define ATAN_2 -0x1.249249246fc07p-3
#define ATAN_3 0x1.c71c71b493a79p-4
#define ATAN_4 -0x1.745d14593647dp-4
#define ATAN_5 0x1.3b1365c1c3230p-4
#define ATAN_6 -0x1.110bf7c4326e7p-4
#define ATAN_7 0x1.e168adb3b9ae2p-5
#define ATAN_8 -0x1.ab4208fd2e121p-5
#define ATAN_9 0x1.6ffd83cc3140ap-5
#define ATAN_10 -0x1.100e004093e9ep-5
#define ATAN_11 0x1.e93048787f045p-7

// log((1 + s) / (1 - s)) = 2 s + 2/3 s^3 + s^5 p(s^2), |s| <= 3 - sqrt(8). Error 2^-72.48.
#define LOG_0 0x1.9999999999996p-2
#define LOG_1 0x1.2492492492f50p-2
#define LOG_2 0x1.c71c71c596bc0p-3
#define LOG_3 0x1.745d18293dfcbp-3
#define LOG_4 0x1.3b1364d03a9eap-3
#define LOG_5 0x1.11206e1c8dd9cp-3
#define LOG_6 0x1.de3d9c2e66e28p-4
#define LOG_7 0x1.eac454ec76b67p-4

// The part of a constant that its double leaves out.
#define TWO_THIRDS 0x1.5555555555555p-1
#define TWO_THIRDS_REST 0x1.5555555555555p-55
#define PI 0x1.921fb54442d18p+1
#define PI_REST 0x1.1a62633145c07p-53
#define QUARTER_PI 0x1.921fb54442d18p-1
#define QUARTER_PI_REST 0x1.1a62633145c07p-55

#endif // RSN_REAL_COEFFICIENTS_H
