// SPDX-License-Identifier: MIT

// A list that changes, a row that springs to its new place, and a header over it that scrolling
// makes smaller: what a mail program without a framework would do with libresin. It draws nothing;
// it prints what there is to draw.

#include <stdio.h>
#include <string.h>

#include <resin/resin.h>

// ---------------------------------------------------------------------------------------------
// The list

#define ROW_MAX 8

typedef struct mailbox
{
    const char *name; // the identity
    uint64_t unread;  // the content
} mailbox;

// What a diff reads of a list: names in one buffer, where each begins, and a number that differs
// when the content does.
typedef struct rows
{
    size_t count;
    char names[256];
    size_t offsets[ROW_MAX + 1];
    uint64_t fingerprints[ROW_MAX];
} rows;

static void read_rows(const mailbox *mailboxes, size_t count, rows *out)
{
    out->count = count;
    out->offsets[0] = 0;
    for (size_t i = 0; i < count; ++i)
    {
        const size_t length = strlen(mailboxes[i].name);
        memcpy(out->names + out->offsets[i], mailboxes[i].name, length);
        out->offsets[i + 1] = out->offsets[i] + length;
        out->fingerprints[i] = mailboxes[i].unread;
    }
}

static void print_step(const resin_diff_step *step, const mailbox *mailboxes)
{
    switch (step->kind)
    {
    case RESIN_DIFF_STEP_DELETE:
        printf("  delete row %u\n", step->from);
        break;
    case RESIN_DIFF_STEP_INSERT:
        printf("  insert %s as row %u\n", mailboxes[step->new_index].name, step->to);
        break;
    case RESIN_DIFF_STEP_MOVE:
        printf("  move row %u to %u\n", step->from, step->to);
        break;
    case RESIN_DIFF_STEP_UPDATE:
        printf("  redraw row %u, %s\n", step->to, mailboxes[step->new_index].name);
        break;
    }
}

static resin_status show_list(resin_diff *diff, const rows *before, const rows *after,
                              const mailbox *mailboxes)
{
    resin_identities names = RESIN_ZERO;
    names.struct_size = (uint32_t)sizeof names;
    names.kind = RESIN_IDENTITY_SLICES;
    names.old_keys = before->names;
    names.old_offsets = before->offsets;
    names.old_count = before->count;
    names.new_keys = after->names;
    names.new_offsets = after->offsets;
    names.new_count = after->count;

    const resin_diff_result *result = NULL;
    const resin_diff_step *steps = NULL;
    size_t count = 0;
    resin_status status = resin_diff_match(diff, &names);
    if (status == RESIN_OK)
    {
        status = resin_diff_mark_fingerprints(diff, RESIN_DIFF_ITEMS, before->fingerprints,
                                              after->fingerprints);
    }
    if (status == RESIN_OK)
    {
        status = resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &result);
    }
    if (status == RESIN_OK)
    {
        status = resin_diff_steps(diff, &steps, &count);
    }
    for (size_t i = 0; i < count; ++i)
    {
        print_step(&steps[i], mailboxes);
    }
    return status;
}

static resin_status list(void)
{
    static const mailbox before[] = {{"Inbox", 1}, {"Drafts", 0}, {"Sent", 0}, {"Spam", 7}};
    static const mailbox after[] = {{"Spam", 7}, {"Inbox", 2}, {"Receipts", 3}, {"Sent", 0}};
    rows old_rows;
    rows new_rows;
    read_rows(before, 4, &old_rows);
    read_rows(after, 4, &new_rows);

    printf("The list:\n");
    resin_diff *diff = NULL;
    resin_status status = resin_diff_create(NULL, &diff);
    if (status == RESIN_OK)
    {
        status = show_list(diff, &old_rows, &new_rows, after);
    }
    resin_diff_destroy(diff);
    return status;
}

// ---------------------------------------------------------------------------------------------
// The row

static resin_status show_row(double from, double velocity, double to)
{
    resin_spring spring;
    resin_motion row = {from, velocity};
    const resin_spring_tolerance tolerance = {0.5, 5.0};
    double seconds = 0.0;
    resin_status status = resin_spring_from_response(0.3, 0.7, &spring);
    if (status == RESIN_OK)
    {
        status = resin_spring_settling_time(spring, row, to, tolerance, &seconds);
    }
    printf("The row, which will be at rest after %.3f s:\n", seconds);
    int frame = 0;
    while (status == RESIN_OK && (row.value != to || row.velocity != 0.0))
    {
        ++frame;
        status = resin_spring_step(spring, row, to, 1.0 / 60.0, tolerance, &row);
        if (frame % 8 == 0 || row.value == to)
        {
            printf("  frame %2d at %6.1f\n", frame, row.value);
        }
    }
    return status;
}

// ---------------------------------------------------------------------------------------------
// The header

static resin_status show_header(const resin_bar *bar)
{
    resin_bar_state state = resin_bar_initial_state(bar);
    resin_bar_sample view = RESIN_ZERO;
    view.content_height = 2000.0;
    view.frame_height = 800.0;
    view.inset_top = resin_bar_height(state);
    view.content_offset = -view.inset_top;

    resin_bar_response response;
    resin_status status = resin_bar_attach(bar, &state, &view, &response);
    resin_bar_gesture gesture = RESIN_ZERO;
    if (status == RESIN_OK)
    {
        gesture.phase = RESIN_BAR_GESTURE_BEGAN;
        gesture.sample = view;
        status = resin_bar_handle_gesture(bar, &response.state, &gesture, &response);
        state = response.state;
    }
    for (int frame = 1; frame <= 4 && status == RESIN_OK; ++frame)
    {
        view.content_offset += 24.0;
        status = resin_bar_reduce(bar, &state, &view, &state);
        printf("  content at %6.1f, header %5.1f tall, progress %.2f\n", view.content_offset,
               resin_bar_height(state), resin_bar_progress(bar, state));
    }
    if (status == RESIN_OK)
    {
        gesture.phase = RESIN_BAR_GESTURE_ENDED;
        gesture.velocity = 20.0;
        gesture.sample = view;
        status = resin_bar_handle_gesture(bar, &state, &gesture, &response);
    }
    if (status == RESIN_OK && response.has_target != 0)
    {
        printf("  released: the content goes to %.1f, the header will be %.1f tall\n",
               response.target_offset, resin_bar_height(response.resting));
    }
    return status;
}

static resin_status header(void)
{
    static const double stops[] = {64.0, 200.0, 300.0};
    const resin_bar_def def = resin_bar_def_default(stops, 3);
    resin_bar *bar = NULL;
    printf("The header:\n");
    resin_status status = resin_bar_create(&def, &bar);
    if (status == RESIN_OK)
    {
        status = show_header(bar);
    }
    resin_bar_destroy(bar);
    return status;
}

int main(void)
{
    resin_status status = list();
    if (status == RESIN_OK)
    {
        status = show_row(88.0, -400.0, 0.0); // thrown upward, from row 2 to row 0
    }
    if (status == RESIN_OK)
    {
        status = header();
    }
    if (status != RESIN_OK)
    {
        fprintf(stderr, "mailbox: %s\n", resin_status_message(status));
        return 1;
    }
    return 0;
}
