// SPDX-License-Identifier: MIT
#ifndef RSN_SOLVER_SYMBOLS_H
#define RSN_SOLVER_SYMBOLS_H

#include <math.h>
#include <string.h>

#include <resin/solver.h>

// The method, which docs/design/solver.md explains.
//
// A *symbol* is a variable or a constraint; the value of a constraint is that of its expression.
// Every symbol has a cost for being away from 0: `lower` for each unit below and `upper` for each
// unit above. Half of the symbols are *basic*: each has a row, which gives it as a value plus a sum
// of the others, whose values are 0. A *column* belongs to each of those others.
//
// Costs are vectors that compare lexicographically: one component, a *slot*, for each priority in
// use, and after those one for each variable, in the order of rank and creation. The latter, the
// *tail*, are never stored: solver_tail.c computes them from the rows when everything else is
// equal.
//
// A variable that is not negative is its own constraint: its cost below 0 is in the slot of
// required constraints. Other variables have a cost in the tail only.

enum
{
    RSN_SLOT_REQUIRED = 0, // constraints required before the present call
    RSN_SLOT_JOINING = 1,  // constraints to be required after it
    RSN_SLOT_FIRST = 2,    // the first slot of a priority
    RSN_JOURNAL_SPARE = 64
};

#define RSN_NONE UINT32_MAX
// The most symbols: the journal keeps the kind of a record beside the number of a row or column.
#define RSN_SYMBOLS_MAX (UINT32_MAX >> 3)
#define RSN_SLOT_TAIL (UINT32_MAX - 1)

// A value within this distance of 0 may count as 0.
#define RSN_VALUE_TOLERANCE RESIN_SOLVER_TOLERANCE
// A component of a cost within this distance of 0 counts as 0.
#define RSN_COST_TOLERANCE 1e-8
// A coefficient below this may be the rounding of 0, and is no pivot.
#define RSN_SMALLEST_PIVOT 1e-9
// A sum that is smaller than this part of its terms is the rounding of 0.
#define RSN_CANCELLATION 0x1p-42

typedef enum rsn_symbol_kind
{
    RSN_SYMBOL_UNUSED = 0,
    RSN_SYMBOL_VARIABLE = 1,
    RSN_SYMBOL_CONSTRAINT = 2
} rsn_symbol_kind;

// The position in which the tail places a variable that the constraints do not determine.
typedef enum rsn_aim
{
    RSN_AIM_LOWEST = 0,  // as small as they allow
    RSN_AIM_HIGHEST = 1, // nothing limits it below: as large as they allow
    RSN_AIM_ZERO = 2     // nothing limits it on either side: as near to 0 as they allow
} rsn_aim;

typedef struct rsn_part
{
    uint32_t symbol;
    uint32_t use; // among the variable's uses
    double coefficient;
} rsn_part;

// A part of a constraint that names a variable.
typedef struct rsn_use
{
    uint32_t constraint : 31;
    uint32_t is_followed : 1; // the constraint defines another variable, outside the matrix
    uint32_t part;
} rsn_use;

typedef struct rsn_symbol
{
    double lower; // slope of the cost below 0, negative or 0
    double upper; // above 0, positive or 0
    union
    {
        double constant; // constraint
        double reported; // variable: the value that was taken last
    };
    union
    {
        rsn_part *parts; // constraint
        rsn_use *uses;   // variable
    };
    uint64_t serial; // ascending with rank, then with creation
    uint32_t slot;   // of the cost; NONE for a symbol that is about to go
    union
    {
        uint32_t position;  // its row or its column; NONE for a symbol outside the matrix
        uint32_t next_free; // of one that is not used
    };
    uint32_t generation;
    union
    {
        uint32_t edit;    // variable: its edit; constraint: the variable that it edits
        uint32_t defined; // definition: the variable that it defines
    };
    union
    {
        uint32_t part_count; // constraint
        uint32_t use_count;  // variable
    };
    uint8_t kind;
    union
    {
        int8_t exponent;   // constraint: see rsn_factor
        uint8_t use_class; // variable: see solver_uses.c
    };
    uint8_t aim; // variable: a rsn_aim
    bool is_at_most : 1;
    bool is_equality : 1;
    bool is_basic : 1;
    bool was_basic : 1; // while the matrix is built anew
    bool was_above : 1;
    bool is_changed : 1; // variable: named in `changed`
    bool is_moved : 1;   // variable: named in `moved`
    bool is_outside : 1; // of the matrix: a definition, or a variable that follows its definition
} rsn_symbol;

// There are many symbols: the time to build a screen is mostly the time to access this memory.
_Static_assert(sizeof(rsn_symbol) <= 64, "a cache line");

// By symbol; see solver_definitions.h.
typedef struct rsn_definition
{
    double value;       // of a variable outside the matrix
    uint32_t equality;  // that defines the variable; NONE for a variable that has no definition
    uint32_t level;     // above those of all defined variables that the equality names
    uint32_t followers; // uses that are followed
    uint32_t mark;      // while something is visited
} rsn_definition;

// An equality that is not a definition during a call.
typedef struct rsn_unfolded
{
    uint32_t equality;
    uint32_t variable;
    bool was_outside; // the variable
} rsn_unfolded;

#endif // RSN_SOLVER_SYMBOLS_H
