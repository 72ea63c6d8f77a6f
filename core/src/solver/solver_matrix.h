// SPDX-License-Identifier: MIT
#ifndef RSN_SOLVER_MATRIX_H
#define RSN_SOLVER_MATRIX_H

#include <resin/solver.h>

// Rows and columns store each other's positions, so that either side can be changed in O(1).
typedef struct rsn_cell
{
    uint32_t column;
    uint32_t link; // in the column's links
    double coefficient;
} rsn_cell;

typedef struct rsn_link
{
    uint32_t row;
    uint32_t cell; // in the row's cells
} rsn_link;

typedef struct rsn_row
{
    double value;
    rsn_cell *cells;
    uint32_t count;
    union
    {
        uint32_t capacity;
        uint32_t next_free; // of a free row
    };
    uint32_t symbol; // NONE for a free row
    bool is_above;   // which slope is in the gradient; a value near 0 does not determine it
    bool is_noted;   // the next change of its value need not be noted
    bool is_visited; // while the tail looks for variables that a constraint may limit
} rsn_row;

typedef struct rsn_column
{
    rsn_link *links;
    uint32_t count;
    union
    {
        uint32_t capacity;
        uint32_t next_free; // of a free column
    };
    uint32_t symbol; // NONE for a free column
    bool is_candidate;
    bool is_deferred; // until the end of a batch
} rsn_column;

typedef struct rsn_level
{
    uint32_t priority;
    uint32_t users; // 0 for a free slot
} rsn_level;

typedef enum rsn_undo_kind
{
    RSN_UNDO_COEFFICIENT, // a: row, b: cell
    RSN_UNDO_APPEND,      // a: row
    RSN_UNDO_REMOVE,      // a: row, b: cell; before it one with a: column, b: position
    RSN_UNDO_VALUE,       // a: row, b: is_above
    RSN_UNDO_GRADIENT,    // a: column, b: slot
    RSN_UNDO_EXCHANGE,    // a: row, b: column
    RSN_UNDO_AIM          // a: symbol, b: rsn_aim
} rsn_undo_kind;

typedef struct rsn_undo
{
    double number;
    uint32_t a_and_kind;
    uint32_t b;
} rsn_undo;

// A row that may limit the step of an entering symbol.
typedef struct rsn_breakpoint
{
    double step;
    double rate; // magnitude
    uint32_t row;
} rsn_breakpoint;

typedef struct rsn_matrix
{
    rsn_row *rows;
    uint32_t row_count;
    uint32_t free_row;
    rsn_column *columns;
    uint32_t column_count;
    uint32_t free_column;
    double *gradient; // of the cost: component `slot` at column * stride + slot
} rsn_matrix;

#endif // RSN_SOLVER_MATRIX_H
