// SPDX-License-Identifier: MIT
#include <resin/diff_stages.h>

const char *resin_stage_rule_message(resin_stage_rule rule)
{
    switch (rule)
    {
    case RESIN_STAGE_LEGAL:
        return "the stage is legal";
    case RESIN_STAGE_INDEX_OUT_OF_RANGE:
        return "an index is outside the list that it refers to";
    case RESIN_STAGE_SOURCE_TWICE:
        return "an index occurs twice among deletes, reloads and sources of moves";
    case RESIN_STAGE_TARGET_TWICE:
        return "an index occurs twice among inserts and targets of moves";
    case RESIN_STAGE_RELOAD_WITH_INSERT_OR_MOVE:
        return "a reload shares the stage with an insert or a move";
    case RESIN_STAGE_ITEM_IN_DELETED_SECTION:
        return "an item operation names a section that is deleted";
    case RESIN_STAGE_ITEM_IN_INSERTED_SECTION:
        return "an item operation names a section that is inserted";
    case RESIN_STAGE_ITEM_IN_RELOADED_SECTION:
        return "an item operation names a section that is reloaded";
    case RESIN_STAGE_FIXED_SECTION_MOVE:
        return "a section moves from an index to the same one in a stage with an item move";
    case RESIN_STAGE_ITEM_MOVE_IN_MOVED_SECTION:
        return "an item moves out of or into a section that moves in the same stage";
    case RESIN_STAGE_ITEM_COUNT:
        return "the number of items in a section does not match its operations";
    case RESIN_STAGE_SECTION_COUNT:
        return "the number of sections does not match the operations";
    }
    return "an unknown rule";
}
