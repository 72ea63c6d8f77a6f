// SPDX-License-Identifier: MIT
use resin::solver::{Relation, Solver, Strength};
use resin::Error;

fn main() -> resin::Result<()> {
    let mut solver = Solver::new()?;
    let (x, width) = (solver.add_variable()?, solver.add_variable()?);
    // x + width <= 320, required; width == 400 if possible
    let terms = [x * 1.0, width * 1.0];
    let fits = solver.add_constraint(&terms, -320.0, Relation::AtMost, Strength::REQUIRED)?;
    let wish = Strength::with_priority(500);
    solver.add_constraint(&[width.into()], -400.0, Relation::Equal, wish)?;
    solver.add_edit(x, Strength::with_priority(1000))?;
    solver.suggest(x, 20.0)?;
    assert_eq!(solver.value(width)?, 300.0);

    // x + width >= 500
    let result = solver.add_constraint(&terms, -500.0, Relation::AtLeast, Strength::REQUIRED);
    assert_eq!(
        result,
        Err(Error::Conflict {
            constraints: vec![fits]
        })
    );
    Ok(())
}
