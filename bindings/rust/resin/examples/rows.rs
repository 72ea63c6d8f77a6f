// SPDX-License-Identifier: MIT
use resin::diff::{Diff, Identities};

fn main() -> resin::Result<()> {
    let mut diff = Diff::new()?;
    let found = diff.compare(Identities::numbers(&[1, 2, 3], &[3, 1, 4]))?;
    assert_eq!(found.items().deletes(), [1]);
    assert_eq!(found.items().inserts(), [2]);
    Ok(())
}
