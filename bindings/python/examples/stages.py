from resin import Diff, Side

old, new = ["ann", "ben", "cid"], ["cid", "ann", "dan"]
with Diff() as diff:
    diff.match(old, new)
    diff.mark_contents(["Ann", "Ben", "Cid"], ["Cid", "Anne", "Dan"])
    diff.finish()
    rows = old
    for stage in diff.stages():
        after = new
        if stage.items is not None:  # None in the last stage
            after = [
                (old if entry.side is Side.OLD else new)[entry.element] for entry in stage.items
            ]
        removed = {path.item for path in stage.item_deletes}
        removed |= {move.old.item for move in stage.item_moves}
        added = [(path.item, after[path.item]) for path in stage.item_inserts]
        added += [(move.new.item, rows[move.old.item]) for move in stage.item_moves]
        rows = [row for index, row in enumerate(rows) if index not in removed]
        for index, row in sorted(added):
            rows.insert(index, row)
        assert rows == after
        print(rows, "reloaded", [path.item for path in stage.item_reloads])
