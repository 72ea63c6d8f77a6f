// SPDX-License-Identifier: MIT
#include "solver_screens.h"

#include <math.h>
#include <stdlib.h>

enum
{
    HUGGING = 250,
    RESISTANCE = 750,
    WINDOW = 1000,
    PADDING = 8,
    SPACING = 4,
    ROW_HEIGHT = 2 * PADDING + 2 * 20 + SPACING
};

// A constraint that waits for those that come after it.
typedef struct screen_request
{
    resin_term terms[3];
    size_t count;
    double constant;
    resin_relation relation;
    uint32_t priority;
} screen_request;

enum
{
    MOST_REQUESTS = 20000
};

static resin_constraint add(screen *s, const screen_request *request)
{
    resin_constraint constraint = {0};
    if (resin_solver_add_constraint(
            s->solver, request->terms, request->count, request->constant, request->relation,
            resin_strength_with_priority(request->priority), &constraint) != RESIN_OK)
    {
        s->is_complete = false;
    }
    return constraint;
}

static resin_constraint constrain(screen *s, const resin_term *terms, size_t count, double constant,
                                  resin_relation relation, uint32_t priority)
{
    screen_request request = {
        .count = count, .constant = constant, .relation = relation, .priority = priority};
    for (size_t i = 0; i < count; ++i)
    {
        request.terms[i] = terms[i];
    }
    if (s->requests == NULL)
    {
        s->constraints += 1;
        return add(s, &request);
    }
    s->is_complete = s->is_complete && s->constraints < MOST_REQUESTS;
    if (s->is_complete)
    {
        s->requests[s->constraints++] = request;
    }
    return (resin_constraint){0};
}

static resin_constraint set(screen *s, resin_variable variable, resin_relation relation,
                            double value, uint32_t priority)
{
    const resin_term term = {variable, 1.0};
    return constrain(s, &term, 1, -value, relation, priority);
}

// a == b + distance
static void follow(screen *s, resin_variable a, resin_variable b, double distance)
{
    const resin_term terms[] = {{a, 1.0}, {b, -1.0}};
    (void)constrain(s, terms, 2, -distance, RESIN_EQUAL, RESIN_PRIORITY_REQUIRED);
}

// a == b + c + distance
static void follow_sum(screen *s, resin_variable a, resin_variable b, resin_variable c,
                       double distance)
{
    const resin_term terms[] = {{a, 1.0}, {b, -1.0}, {c, -1.0}};
    (void)constrain(s, terms, 3, -distance, RESIN_EQUAL, RESIN_PRIORITY_REQUIRED);
}

static screen_view add_view(screen *s)
{
    screen_view view;
    resin_variable *const all[] = {&view.left, &view.top, &view.width, &view.height};
    for (size_t i = 0; i < 4; ++i)
    {
        resin_variable_def def = resin_variable_def_default();
        def.flags = i < 2 ? 0 : (uint32_t)RESIN_VARIABLE_NOT_NEGATIVE;
        if (resin_solver_add_variable(s->solver, &def, all[i]) != RESIN_OK)
        {
            s->is_complete = false;
        }
    }
    s->views += 1;
    return view;
}

static void set_size(screen *s, screen_view view, double width, double height)
{
    (void)set(s, view.width, RESIN_EQUAL, width, RESIN_PRIORITY_REQUIRED);
    (void)set(s, view.height, RESIN_EQUAL, height, RESIN_PRIORITY_REQUIRED);
}

static void set_intrinsic_size(screen *s, screen_view view, double width, double height)
{
    s->text = view;
    s->text_size[0] = set(s, view.width, RESIN_AT_MOST, width, HUGGING);
    s->text_size[1] = set(s, view.width, RESIN_AT_LEAST, width, RESISTANCE);
    s->text_size[2] = set(s, view.height, RESIN_AT_MOST, height, HUGGING);
    s->text_size[3] = set(s, view.height, RESIN_AT_LEAST, height, RESISTANCE);
}

// Extends the view from one side of the parent to the other.
static void fill_width(screen *s, screen_view view, screen_view parent, double padding)
{
    (void)set(s, view.left, RESIN_EQUAL, padding, RESIN_PRIORITY_REQUIRED);
    follow(s, view.width, parent.width, -2.0 * padding);
}

static void fill_height(screen *s, screen_view view, screen_view parent, double padding)
{
    (void)set(s, view.top, RESIN_EQUAL, padding, RESIN_PRIORITY_REQUIRED);
    follow(s, view.height, parent.height, -2.0 * padding);
}

// Positions the view below the previous one, or at the top if `is_first` is true.
static void stack_below(screen *s, screen_view view, screen_view before, bool is_first,
                        double padding, double spacing)
{
    if (is_first)
    {
        (void)set(s, view.top, RESIN_EQUAL, padding, RESIN_PRIORITY_REQUIRED);
    }
    else
    {
        follow_sum(s, view.top, before.top, before.height, spacing);
    }
}

// Positions the parent's end below its last child.
static void end_stack(screen *s, screen_view last, screen_view parent, double padding)
{
    follow_sum(s, parent.height, last.top, last.height, padding);
}

static void fill_texts(screen *s, screen_view column, size_t seed)
{
    screen_view before = column;
    for (size_t i = 0; i < 2; ++i)
    {
        const screen_view text = add_view(s);
        stack_below(s, text, before, i == 0, 0.0, SPACING);
        (void)set(s, text.left, RESIN_EQUAL, 0.0, RESIN_PRIORITY_REQUIRED);
        const resin_term terms[] = {{text.width, 1.0}, {column.width, -1.0}};
        (void)constrain(s, terms, 2, 0.0, RESIN_AT_MOST, RESIN_PRIORITY_REQUIRED);
        set_intrinsic_size(s, text, 40.0 + (double)(seed * 37 % 300), 20.0);
        before = text;
    }
    end_stack(s, before, column, 0.0);
}

// Six views: the row itself, a picture, a column of two texts, and a button.
static void fill_row(screen *s, screen_view row, size_t seed)
{
    const screen_view picture = add_view(s);
    (void)set(s, picture.left, RESIN_EQUAL, PADDING, RESIN_PRIORITY_REQUIRED);
    (void)set(s, picture.top, RESIN_EQUAL, PADDING, RESIN_PRIORITY_REQUIRED);
    set_size(s, picture, 40.0, 40.0);
    const screen_view button = add_view(s);
    set_size(s, button, 24.0, 24.0);
    follow_sum(s, row.width, button.left, button.width, PADDING);
    (void)set(s, button.top, RESIN_EQUAL, PADDING, RESIN_PRIORITY_REQUIRED);
    const screen_view texts = add_view(s);
    follow_sum(s, texts.left, picture.left, picture.width, SPACING);
    follow_sum(s, button.left, texts.left, texts.width, SPACING);
    fill_height(s, texts, row, PADDING);
    fill_texts(s, texts, seed);
}

static screen begin(screen_order order)
{
    screen s = {.is_complete = true, .order = order};
    if (resin_solver_create(NULL, &s.solver) != RESIN_OK ||
        (order.in_batch && resin_solver_begin_changes(s.solver, 0) != RESIN_OK))
    {
        s.is_complete = false;
        return s;
    }
    s.requests = order.is_reversed ? malloc(MOST_REQUESTS * sizeof *s.requests) : NULL;
    s.is_complete = !order.is_reversed || s.requests != NULL;
    s.root = add_view(&s);
    (void)set(&s, s.root.left, RESIN_EQUAL, 0.0, RESIN_PRIORITY_REQUIRED);
    (void)set(&s, s.root.top, RESIN_EQUAL, 0.0, RESIN_PRIORITY_REQUIRED);
    const resin_strength strength = resin_strength_with_priority(WINDOW);
    if (resin_solver_add_edit(s.solver, s.root.width, strength, NULL) != RESIN_OK ||
        resin_solver_suggest(s.solver, s.root.width, 390.0) != RESIN_OK)
    {
        s.is_complete = false;
    }
    return s;
}

static void end(screen *s)
{
    for (size_t i = s->constraints; s->requests != NULL && i-- > 0;)
    {
        (void)add(s, &s->requests[i]);
    }
    free(s->requests);
    s->requests = NULL;
    if (s->order.in_batch && resin_solver_end_changes(s->solver) != RESIN_OK)
    {
        s->is_complete = false;
    }
}

static void fill_column(screen *s, screen_view column, size_t rows, size_t seed)
{
    screen_view before = column;
    for (size_t i = 0; i < rows; ++i)
    {
        const screen_view row = add_view(s);
        stack_below(s, row, before, i == 0, 0.0, 0.0);
        fill_width(s, row, column, 0.0);
        fill_row(s, row, seed + i);
        before = row;
    }
    end_stack(s, before, column, 0.0);
}

screen screen_of_rows(size_t rows, screen_order order)
{
    screen s = begin(order);
    fill_column(&s, s.root, rows, 1);
    end(&s);
    return s;
}

screen screen_of_cards(size_t cards, screen_order order)
{
    screen s = begin(order);
    screen_view before = s.root;
    for (size_t i = 0; i < cards; ++i)
    {
        const screen_view card = add_view(&s);
        stack_below(&s, card, before, i == 0, PADDING, PADDING);
        fill_width(&s, card, s.root, PADDING);
        const screen_view title = add_view(&s);
        stack_below(&s, title, card, true, PADDING, 0.0);
        fill_width(&s, title, card, PADDING);
        set_intrinsic_size(&s, title, 100.0, 28.0);
        const screen_view column = add_view(&s);
        stack_below(&s, column, title, false, 0.0, SPACING);
        fill_width(&s, column, card, 0.0);
        fill_column(&s, column, 16, i * 16); // 96 views
        const screen_view line = add_view(&s);
        stack_below(&s, line, column, false, 0.0, 0.0);
        (void)set(&s, line.left, RESIN_EQUAL, PADDING, RESIN_PRIORITY_REQUIRED);
        follow(&s, line.width, title.width, 0.0);
        (void)set(&s, line.height, RESIN_EQUAL, 1.0, RESIN_PRIORITY_REQUIRED);
        end_stack(&s, line, card, PADDING);
        before = card;
    }
    end_stack(&s, before, s.root, PADDING);
    end(&s);
    return s;
}

void screen_destroy(screen *screen)
{
    resin_solver_destroy(screen->solver);
}

double screen_value(const screen *screen, resin_variable variable)
{
    double value = NAN;
    (void)resin_solver_value(screen->solver, variable, &value);
    return value;
}

void screen_set_text(screen *screen, double width, double height)
{
    for (size_t i = 0; i < 4; ++i)
    {
        const double size = i < 2 ? width : height;
        if (resin_solver_set_constant(screen->solver, screen->text_size[i], -size) != RESIN_OK)
        {
            screen->is_complete = false;
        }
    }
}
