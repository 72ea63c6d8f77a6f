// SPDX-License-Identifier: MIT
#include "solver_definitions.h"

// A form is a sum of variables. It is collected in `weights`; its variables are queued in `heap`,
// from which the one with the highest level is taken first. Every definition names variables of
// lower levels only, so each variable is taken once, with its whole weight; and where weights
// cancel, the levels below are not visited.

static uint32_t level_of(const resin_solver *solver, uint32_t variable)
{
    return rsn_is_defined(solver, variable) ? solver->definitions[variable].level : 0;
}

static bool is_later(const resin_solver *solver, uint32_t a, uint32_t b)
{
    const uint32_t level_a = level_of(solver, a), level_b = level_of(solver, b);
    return level_a != level_b ? level_a > level_b
                              : solver->symbols[a].serial > solver->symbols[b].serial;
}

static void push(resin_solver *solver, uint32_t variable)
{
    uint32_t *const heap = solver->visit.heap;
    uint32_t position = solver->visit.heap_count++;
    while (position > 0 && is_later(solver, variable, heap[(position - 1) / 2]))
    {
        heap[position] = heap[(position - 1) / 2];
        position = (position - 1) / 2;
    }
    heap[position] = variable;
}

static uint32_t pop(resin_solver *solver)
{
    uint32_t *const heap = solver->visit.heap;
    const uint32_t count = --solver->visit.heap_count;
    const uint32_t first = heap[0], last = heap[count];
    uint32_t position = 0;
    for (uint32_t child = 1; child < count; child = 2 * position + 1)
    {
        child += child + 1 < count && is_later(solver, heap[child + 1], heap[child]) ? 1 : 0;
        if (!is_later(solver, heap[child], last))
        {
            break;
        }
        heap[position] = heap[child];
        position = child;
    }
    heap[position] = last;
    return first;
}

// The sum of two numbers; 0 if the result is only a rounding error.
static double add(double sum, double part)
{
    const double result = sum + part;
    return fabs(result) <= fabs(part) * RSN_CANCELLATION ? 0.0 : result;
}

// The coefficient of a variable in a constraint.
double rsn_form_coefficient(const rsn_symbol *constraint, uint32_t variable)
{
    double sum = 0.0;
    for (uint32_t i = 0; i < constraint->part_count; ++i)
    {
        sum += constraint->parts[i].symbol == variable ? constraint->parts[i].coefficient : 0.0;
    }
    return sum;
}

void rsn_form_add(resin_solver *solver, uint32_t variable, double weight)
{
    if (solver->definitions[variable].mark == 0)
    {
        solver->definitions[variable].mark = 1;
        push(solver, variable);
    }
    solver->weights[variable] = add(solver->weights[variable], weight);
}

// Adds a multiple of a constraint's variables, except for one.
void rsn_form_add_parts(resin_solver *solver, const rsn_symbol *constraint, double factor,
                        uint32_t except)
{
    for (uint32_t i = 0; i < constraint->part_count; ++i)
    {
        const rsn_part part = constraint->parts[i];
        if (part.symbol != except)
        {
            rsn_form_add(solver, part.symbol, factor * part.coefficient);
        }
    }
}

// Takes the variable of the highest level; NONE if there is none.
uint32_t rsn_form_take(resin_solver *solver, double *out_weight)
{
    if (solver->visit.heap_count == 0)
    {
        return RSN_NONE;
    }
    const uint32_t variable = pop(solver);
    *out_weight = solver->weights[variable];
    solver->weights[variable] = 0.0;
    solver->definitions[variable].mark = 0;
    return variable;
}

// Adds the definition of a variable.
void rsn_form_substitute(resin_solver *solver, uint32_t variable, double weight)
{
    const rsn_symbol *equality = &solver->symbols[solver->definitions[variable].equality];
    const double factor = -weight / rsn_form_coefficient(equality, variable);
    rsn_form_add_parts(solver, equality, factor, variable);
}

// ---------------------------------------------------------------------------------------------
// Rows

static void gather(resin_solver *solver, uint32_t column, double part, uint32_t *touched,
                   uint32_t *count)
{
    if (solver->pivot_row.seen[column] != solver->pivot_row.stamp)
    {
        solver->pivot_row.seen[column] = solver->pivot_row.stamp;
        touched[(*count)++] = column;
    }
    solver->pivot_row.coefficients[column] = add(solver->pivot_row.coefficients[column], part);
}

// Adds a multiple of a symbol of the matrix to the columns collected in `work` and `touched`.
static void gather_symbol(resin_solver *solver, const rsn_symbol *symbol, double factor,
                          uint32_t *touched, uint32_t *count)
{
    if (!symbol->is_basic)
    {
        gather(solver, symbol->position, factor, touched, count);
        return;
    }
    const rsn_row *row = &solver->matrix.rows[symbol->position];
    for (uint32_t i = 0; i < row->count; ++i)
    {
        gather(solver, row->cells[i].column, factor * row->cells[i].coefficient, touched, count);
    }
}

// Gathers the columns of the form in `heap`.
static void gather_form(resin_solver *solver, uint32_t *touched, uint32_t *count)
{
    double weight;
    for (uint32_t v; (v = rsn_form_take(solver, &weight)) != RSN_NONE;)
    {
        if (weight == 0.0)
        {
            continue;
        }
        if (rsn_is_placed(&solver->symbols[v]))
        {
            gather_symbol(solver, &solver->symbols[v], weight, touched, count);
        }
        else
        {
            rsn_form_substitute(solver, v, weight);
        }
    }
}

static bool are_placed(const resin_solver *solver, const rsn_symbol *constraint)
{
    for (uint32_t i = 0; i < constraint->part_count; ++i)
    {
        if (!rsn_is_placed(&solver->symbols[constraint->parts[i].symbol]))
        {
            return false;
        }
    }
    return true;
}

// Gathers the columns of a symbol: those of a constraint's parts, or of a variable's definition.
static void gather_parts(resin_solver *solver, uint32_t index, uint32_t *touched, uint32_t *count)
{
    const rsn_symbol *symbol = &solver->symbols[index];
    if (rsn_is_variable(symbol))
    {
        rsn_form_substitute(solver, index, 1.0);
        gather_form(solver, touched, count);
        return;
    }
    if (!are_placed(solver, symbol))
    {
        rsn_form_add_parts(solver, symbol, 1.0, RSN_NONE);
        gather_form(solver, touched, count);
        return;
    }
    for (uint32_t i = 0; i < symbol->part_count; ++i)
    {
        const rsn_part part = symbol->parts[i];
        gather_symbol(solver, &solver->symbols[part.symbol], part.coefficient, touched, count);
    }
}

// The value of a symbol, computed from its parts or its definition.
static double value_of_parts(const resin_solver *solver, uint32_t index)
{
    const rsn_symbol *symbol = &solver->symbols[index];
    if (rsn_is_variable(symbol))
    {
        return rsn_definition_evaluate(solver, index);
    }
    double value = symbol->constant;
    for (uint32_t i = 0; i < symbol->part_count; ++i)
    {
        value += symbol->parts[i].coefficient * rsn_value_of(solver, symbol->parts[i].symbol);
    }
    return value;
}

static bool fill_row(resin_solver *solver, uint32_t row, uint32_t index)
{
    const rsn_symbol *symbol = &solver->symbols[index];
    if (!rsn_is_variable(symbol) && symbol->part_count == 1 &&
        symbol->parts[0].coefficient != 0.0 && are_placed(solver, symbol))
    {
        const rsn_part part = symbol->parts[0];
        return rsn_row_copy(solver, row, &solver->symbols[part.symbol], part.coefficient);
    }
    uint32_t *const touched = solver->search.candidates; // free until something becomes a candidate
    uint32_t count = 0;
    (void)rsn_row_next_stamp(solver);
    gather_parts(solver, index, touched, &count);
    bool has_memory = rsn_row_reserve(solver, row, count);
    for (uint32_t i = 0; i < count; ++i)
    {
        const double coefficient = solver->pivot_row.coefficients[touched[i]];
        solver->pivot_row.coefficients[touched[i]] = 0.0;
        if (coefficient != 0.0 && has_memory)
        {
            has_memory = rsn_row_append(solver, row, touched[i], coefficient);
        }
    }
    return has_memory;
}

// The value that a definition gives its variable.
double rsn_definition_evaluate(const resin_solver *solver, uint32_t variable)
{
    const rsn_symbol *equality = &solver->symbols[solver->definitions[variable].equality];
    double sum = equality->constant, coefficient = 0.0;
    for (uint32_t i = 0; i < equality->part_count; ++i)
    {
        const rsn_part part = equality->parts[i];
        if (part.symbol == variable)
        {
            coefficient += part.coefficient;
        }
        else
        {
            sum += part.coefficient * rsn_value_of(solver, part.symbol);
        }
    }
    return -sum / coefficient + 0.0;
}

// Fills the empty row of a constraint or of a defined variable. The value follows.
bool rsn_row_build(resin_solver *solver, uint32_t row)
{
    RSN_ASSERT(solver->search.candidate_count == 0);
    const uint32_t symbol = solver->matrix.rows[row].symbol;
    const double value = value_of_parts(solver, symbol);
    solver->matrix.rows[row].value = value; // it is new: that is no change
    return fill_row(solver, row, symbol) && rsn_row_set_value(solver, row, value, value >= 0.0);
}

// ---------------------------------------------------------------------------------------------
// Explanations

static void name(resin_solver *solver, uint32_t constraint)
{
    solver->visit.sorted[solver->visit.sorted_count++] = constraint;
}

// Begins the form of a symbol.
static void begin_form(resin_solver *solver, uint32_t index)
{
    if (rsn_is_variable(&solver->symbols[index]))
    {
        rsn_form_add(solver, index, 1.0);
    }
    else
    {
        rsn_form_add_parts(solver, &solver->symbols[index], 1.0, RSN_NONE);
    }
}

// Lists the constraints that a symbol consists of, in `sorted`: those of its columns, and the
// definitions that turn it into a sum of them.
void rsn_form_explain(resin_solver *solver, uint32_t index)
{
    uint32_t *const touched =
        solver->visit.sorted; // a name is written where a column has been read
    uint32_t count = 0;
    solver->visit.sorted_count = 0;
    (void)rsn_row_next_stamp(solver);
    begin_form(solver, index);
    gather_form(solver, touched, &count);
    begin_form(solver, index);
    for (uint32_t i = 0; i < count; ++i)
    {
        const uint32_t column = touched[i];
        const double coefficient = solver->pivot_row.coefficients[column];
        const uint32_t other = solver->matrix.columns[column].symbol;
        solver->pivot_row.coefficients[column] = 0.0;
        if (fabs(coefficient) < RSN_SMALLEST_PIVOT)
        {
            continue;
        }
        if (rsn_is_variable(&solver->symbols[other]))
        {
            rsn_form_add(solver, other, -coefficient);
            continue;
        }
        name(solver, other);
        rsn_form_add_parts(solver, &solver->symbols[other], -coefficient, RSN_NONE);
    }
    double weight;
    for (uint32_t v; (v = rsn_form_take(solver, &weight)) != RSN_NONE;)
    {
        if (!rsn_is_defined(solver, v) || fabs(weight) < RSN_SMALLEST_PIVOT)
        {
            continue;
        }
        name(solver, solver->definitions[v].equality);
        rsn_form_substitute(solver, v, weight);
    }
}
