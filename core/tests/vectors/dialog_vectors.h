// SPDX-License-Identifier: MIT
#ifndef RSN_DIALOG_VECTORS_H
#define RSN_DIALOG_VECTORS_H

// A form of three lines in a window, taken from the benchmark of the constraint solver kiwi, as
// data: 37 variables, 111 constraints, and the values that kiwi's Python package computed for six
// sizes of the window. Where the constraints leave a choice, other values are equally good.
//
// The first number of a constraint is its constant.

#include <resin/solver.h>

enum
{
    DIALOG_REQUIRED = RESIN_PRIORITY_REQUIRED,
    DIALOG_STRONG = 1000,
    DIALOG_MEDIUM = 500,
    DIALOG_WEAK = 1,
    DIALOG_VARIABLES = 37,
    DIALOG_CONSTRAINTS = 111,
    DIALOG_SIZES = 6,
    DIALOG_WIDTH = 36,
    DIALOG_HEIGHT = 20
};

typedef struct dialog_constraint
{
    double constant;
    resin_relation relation;
    uint32_t priority;
    double weight;
    uint32_t count;
    uint32_t variables[4];
    double coefficients[4];
} dialog_constraint;

typedef struct dialog_size
{
    double width;
    double height;
    double values[DIALOG_VARIABLES];
} dialog_size;

static const char *const dialog_names[DIALOG_VARIABLES] = {"contents_bottom",
                                                           "contents_left",
                                                           "contents_right",
                                                           "contents_top",
                                                           "ctheight",
                                                           "ctleft",
                                                           "cttop",
                                                           "ctwidth",
                                                           "fl1height",
                                                           "fl1left",
                                                           "fl1top",
                                                           "fl1width",
                                                           "fl2height",
                                                           "fl2left",
                                                           "fl2top",
                                                           "fl2width",
                                                           "fl3height",
                                                           "fl3left",
                                                           "fl3top",
                                                           "fl3width",
                                                           "height",
                                                           "lb1height",
                                                           "lb1left",
                                                           "lb1top",
                                                           "lb1width",
                                                           "lb2height",
                                                           "lb2left",
                                                           "lb2top",
                                                           "lb2width",
                                                           "lb3height",
                                                           "lb3left",
                                                           "lb3top",
                                                           "lb3width",
                                                           "left",
                                                           "midline",
                                                           "top",
                                                           "width"};

static const dialog_constraint dialog_constraints[DIALOG_CONSTRAINTS] = {
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {33}, {1.0}},
    {0.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.0, 1, {20}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {35}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {36}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {20}, {1.0}},
    {-10.0, RESIN_EQUAL, DIALOG_REQUIRED, 1.0, 2, {35, 3}, {-1.0, 1.0}},
    {-16.0, RESIN_EQUAL, DIALOG_STRONG, 1.0, 1, {29}, {1.0}},
    {-16.0, RESIN_AT_LEAST, DIALOG_STRONG, 1.0, 1, {29}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {5}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {6}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {7}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {4}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {17}, {1.0}},
    {-24.0, RESIN_AT_LEAST, DIALOG_MEDIUM, 100.0, 1, {4}, {1.0}},
    {-16777200.0, RESIN_AT_MOST, DIALOG_MEDIUM, 100.0, 1, {7}, {1.0}},
    {-24.0, RESIN_AT_MOST, DIALOG_MEDIUM, 100.0, 1, {4}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {18}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {19}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {16}, {1.0}},
    {-67.0, RESIN_EQUAL, DIALOG_WEAK, 1.0, 1, {24}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {28}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {25}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {12}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {30}, {1.0}},
    {-125.0, RESIN_AT_LEAST, DIALOG_STRONG, 1.0, 1, {15}, {1.0}},
    {-21.0, RESIN_EQUAL, DIALOG_STRONG, 1.0, 1, {12}, {1.0}},
    {-21.0, RESIN_AT_LEAST, DIALOG_STRONG, 1.0, 1, {12}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {31}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {32}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {22}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {11}, {1.0}},
    {-67.0, RESIN_AT_LEAST, DIALOG_STRONG, 1.0, 1, {24}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {13}, {1.0}},
    {-66.0, RESIN_EQUAL, DIALOG_WEAK, 1.0, 1, {28}, {1.0}},
    {-66.0, RESIN_AT_LEAST, DIALOG_STRONG, 1.0, 1, {28}, {1.0}},
    {-16.0, RESIN_EQUAL, DIALOG_STRONG, 1.0, 1, {25}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {8}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {10}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {27}, {1.0}},
    {-10.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 3, {27, 31, 25}, {-1.0, 1.0, -1.0}},
    {-10.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 3, {31, 29, 18}, {-1.0, -1.0, 1.0}},
    {-10.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 3, {31, 29, 18}, {-1.0, -1.0, 1.0}},
    {0.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 3, {0, 16, 18}, {1.0, -1.0, -1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 2, {10, 3}, {1.0, -1.0}},
    {0.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 2, {10, 3}, {1.0, -1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 3, {0, 16, 18}, {1.0, -1.0, -1.0}},
    {10.0, RESIN_EQUAL, DIALOG_REQUIRED, 1.0, 3, {33, 36, 2}, {-1.0, -1.0, 1.0}},
    {10.0, RESIN_EQUAL, DIALOG_REQUIRED, 1.0, 3, {35, 20, 0}, {-1.0, -1.0, 1.0}},
    {-10.0, RESIN_EQUAL, DIALOG_REQUIRED, 1.0, 2, {33, 1}, {-1.0, 1.0}},
    {0.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 2, {30, 1}, {1.0, -1.0}},
    {0.0, RESIN_EQUAL, DIALOG_STRONG, 1.0, 2, {9, 34}, {1.0, -1.0}},
    {0.0, RESIN_EQUAL, DIALOG_STRONG, 1.0, 2, {13, 34}, {1.0, -1.0}},
    {0.0, RESIN_EQUAL, DIALOG_STRONG, 1.0, 2, {5, 34}, {1.0, -1.0}},
    {0.0, RESIN_EQUAL, DIALOG_STRONG, 1.0, 4, {10, 8, 23, 21}, {1.0, 0.5, -1.0, -0.5}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 2, {22, 1}, {1.0, -1.0}},
    {0.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 2, {22, 1}, {1.0, -1.0}},
    {-10.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 3, {22, 9, 24}, {-1.0, 1.0, -1.0}},
    {-10.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 3, {22, 9, 24}, {-1.0, 1.0, -1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 3, {9, 2, 11}, {-1.0, 1.0, -1.0}},
    {0.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.0, 1, {36}, {1.0}},
    {-10.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 3, {10, 14, 8}, {-1.0, 1.0, -1.0}},
    {-10.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 3, {10, 14, 8}, {-1.0, 1.0, -1.0}},
    {-10.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 3, {6, 14, 12}, {1.0, -1.0, -1.0}},
    {-10.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 3, {4, 6, 18}, {-1.0, -1.0, 1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 3, {0, 16, 18}, {1.0, -1.0, -1.0}},
    {-10.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 3, {6, 14, 12}, {1.0, -1.0, -1.0}},
    {0.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 3, {9, 2, 11}, {-1.0, 1.0, -1.0}},
    {0.0, RESIN_EQUAL, DIALOG_STRONG, 1.0, 4, {27, 25, 14, 12}, {-1.0, -0.5, 1.0, 0.5}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 2, {1, 26}, {-1.0, 1.0}},
    {0.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 2, {1, 26}, {-1.0, 1.0}},
    {-10.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 3, {13, 28, 26}, {1.0, -1.0, -1.0}},
    {-10.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 3, {4, 6, 18}, {-1.0, -1.0, 1.0}},
    {0.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 3, {0, 16, 18}, {1.0, -1.0, -1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {23}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {24}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {21}, {1.0}},
    {-10.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 3, {13, 28, 26}, {1.0, -1.0, -1.0}},
    {0.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 3, {13, 15, 2}, {-1.0, -1.0, 1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 3, {13, 15, 2}, {-1.0, -1.0, 1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 2, {30, 1}, {1.0, -1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {22}, {1.0}},
    {0.0, RESIN_EQUAL, DIALOG_STRONG, 1.0, 4, {4, 6, 31, 29}, {0.5, 1.0, -1.0, -0.5}},
    {-10.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 3, {5, 30, 32}, {1.0, -1.0, -1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 3, {7, 5, 2}, {-1.0, -1.0, 1.0}},
    {-10.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 3, {5, 30, 32}, {1.0, -1.0, -1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 2, {17, 1}, {1.0, -1.0}},
    {0.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 2, {17, 1}, {1.0, -1.0}},
    {0.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 3, {7, 5, 2}, {-1.0, -1.0, 1.0}},
    {0.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 3, {17, 2, 19}, {-1.0, 1.0, -1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 2, {3, 23}, {-1.0, 1.0}},
    {0.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 2, {3, 23}, {-1.0, 1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 3, {17, 2, 19}, {-1.0, 1.0, -1.0}},
    {-10.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 3, {27, 23, 21}, {1.0, -1.0, -1.0}},
    {-10.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 3, {27, 31, 25}, {-1.0, 1.0, -1.0}},
    {-10.0, RESIN_EQUAL, DIALOG_MEDIUM, 1.25, 3, {27, 23, 21}, {1.0, -1.0, -1.0}},
    {-21.0, RESIN_EQUAL, DIALOG_STRONG, 1.0, 1, {8}, {1.0}},
    {-21.0, RESIN_AT_LEAST, DIALOG_STRONG, 1.0, 1, {8}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {26}, {1.0}},
    {-16.0, RESIN_AT_LEAST, DIALOG_STRONG, 1.0, 1, {25}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {14}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {15}, {1.0}},
    {-16.0, RESIN_AT_LEAST, DIALOG_STRONG, 1.0, 1, {21}, {1.0}},
    {-16.0, RESIN_EQUAL, DIALOG_STRONG, 1.0, 1, {21}, {1.0}},
    {-125.0, RESIN_AT_LEAST, DIALOG_STRONG, 1.0, 1, {19}, {1.0}},
    {-21.0, RESIN_EQUAL, DIALOG_STRONG, 1.0, 1, {16}, {1.0}},
    {-21.0, RESIN_AT_LEAST, DIALOG_STRONG, 1.0, 1, {16}, {1.0}},
    {0.0, RESIN_AT_LEAST, DIALOG_REQUIRED, 1.0, 1, {29}, {1.0}},
    {-119.0, RESIN_AT_LEAST, DIALOG_MEDIUM, 100.0, 1, {7}, {1.0}},
    {-24.0, RESIN_EQUAL, DIALOG_WEAK, 1.0, 1, {32}, {1.0}},
    {-24.0, RESIN_AT_LEAST, DIALOG_STRONG, 1.0, 1, {32}, {1.0}},
    {-125.0, RESIN_AT_LEAST, DIALOG_STRONG, 1.0, 1, {11}, {1.0}},
};

static const dialog_size dialog_sizes[DIALOG_SIZES] = {
    {400.0, 600.0, {590.0, 10.0,  390.0, 10.0, 24.0, 87.0,  72.0, 303.0, 21.0,  87.0,
                    10.0,  303.0, 21.0,  87.0, 41.0, 303.0, 21.0, 10.0,  569.0, 380.0,
                    600.0, 16.0,  10.0,  12.5, 67.0, 16.0,  10.0, 43.5,  67.0,  16.0,
                    10.0,  76.0,  67.0,  0.0,  87.0, 0.0,   400.0}},
    {600.0, 400.0, {390.0, 10.0,  590.0, 10.0, 24.0, 87.0,  72.0, 503.0, 21.0,  87.0,
                    10.0,  503.0, 21.0,  87.0, 41.0, 503.0, 21.0, 10.0,  369.0, 580.0,
                    400.0, 16.0,  10.0,  12.5, 67.0, 16.0,  10.0, 43.5,  67.0,  16.0,
                    10.0,  76.0,  67.0,  0.0,  87.0, 0.0,   600.0}},
    {800.0, 1200.0, {1190.0, 10.0,  790.0, 10.0, 24.0, 87.0,  72.0, 703.0, 21.0,   87.0,
                     10.0,   703.0, 21.0,  87.0, 41.0, 703.0, 21.0, 10.0,  1169.0, 780.0,
                     1200.0, 16.0,  10.0,  12.5, 67.0, 16.0,  10.0, 43.5,  67.0,   16.0,
                     10.0,   76.0,  67.0,  0.0,  87.0, 0.0,   800.0}},
    {1200.0, 800.0, {790.0, 10.0,   1190.0, 10.0, 24.0, 87.0,   72.0,  1103.0, 21.0,  87.0,
                     10.0,  1103.0, 21.0,   87.0, 41.0, 1103.0, 21.0,  10.0,   769.0, 1180.0,
                     800.0, 16.0,   10.0,   12.5, 67.0, 16.0,   10.0,  43.5,   67.0,  16.0,
                     10.0,  76.0,   67.0,   0.0,  87.0, 0.0,    1200.0}},
    {400.0, 800.0, {790.0, 10.0,  390.0, 10.0, 24.0, 87.0,  72.0, 303.0, 21.0,  87.0,
                    10.0,  303.0, 21.0,  87.0, 41.0, 303.0, 21.0, 10.0,  769.0, 380.0,
                    800.0, 16.0,  10.0,  12.5, 67.0, 16.0,  10.0, 43.5,  67.0,  16.0,
                    10.0,  76.0,  67.0,  0.0,  87.0, 0.0,   400.0}},
    {800.0, 400.0, {390.0, 10.0,  790.0, 10.0, 24.0, 87.0,  72.0, 703.0, 21.0,  87.0,
                    10.0,  703.0, 21.0,  87.0, 41.0, 703.0, 21.0, 10.0,  369.0, 780.0,
                    400.0, 16.0,  10.0,  12.5, 67.0, 16.0,  10.0, 43.5,  67.0,  16.0,
                    10.0,  76.0,  67.0,  0.0,  87.0, 0.0,   800.0}},
};

#endif // RSN_DIALOG_VECTORS_H
