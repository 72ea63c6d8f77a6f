// SPDX-License-Identifier: MIT
use resin::diff::{Diff, Identities, Level, Moves};

fn main() -> resin::Result<()> {
    let old = [("ada", 1), ("bob", 2), ("cleo", 3)];
    let new = [("cleo", 3), ("ada", 4), ("dora", 5)];
    let mut diff = Diff::new()?;
    diff.match_items(Identities::hashed_by(&old, &new, |row| row.0))?;
    diff.mark_unequal(Level::Items, |i, j| old[i].1 == new[j].1)?;
    let mut found = diff.finish(Moves::Minimal)?;
    let changes = found.items();
    assert_eq!(changes.deletes(), [1]); // bob
    assert_eq!(changes.inserts(), [2]); // dora
    assert_eq!(changes.updates()[0].new_index, 1); // ada
    assert_eq!(changes.moves()[0].old_index, 2); // cleo
    for step in found.steps()? {
        println!("{:?}", step);
    }
    Ok(())
}
