// SPDX-License-Identifier: MIT

mod support;

use resin::solver::{Relation, Solver, Strength, Term, VariableOptions, VariableValue, TOLERANCE};
use resin::{Error, Status};
use support::{assert_near, assert_status};

const REQUIRED: Strength = Strength::REQUIRED;

#[test]
fn two_views_share_a_width() {
    // By hand: left == 10, gap 8, equal widths, right edge 318: widths of 150.
    let mut solver = Solver::new().unwrap();
    let mut variable = || solver.add_variable().unwrap();
    let (x1, w1, x2, w2) = (variable(), variable(), variable(), variable());
    let mut equal = |terms: &[Term], constant| {
        solver
            .add_constraint(terms, constant, Relation::Equal, REQUIRED)
            .unwrap()
    };
    let left = equal(&[x1.into()], -10.0);
    equal(&[x2.into(), -x1, -w1], -8.0);
    equal(&[w1.into(), -w2], 0.0);
    let right = equal(&[1.0 * x2, w2 * 1.0], -318.0);
    for (variable, value) in [(x1, 10.0), (w1, 150.0), (x2, 168.0), (w2, 150.0)] {
        assert_near(solver.value(variable).unwrap(), value, 1e-9);
    }
    assert_eq!(solver.take_changes().unwrap().len(), 4);
    assert!(solver.take_changes().unwrap().is_empty());
    assert_eq!(solver.residual(right).unwrap(), 0.0);
    assert_eq!(solver.range(x1).unwrap(), 10.0..=10.0);
    assert_eq!(solver.dependencies(x1).unwrap(), [left]);
    assert_eq!(solver.dependencies(w1).unwrap().len(), 4);
    solver.set_constant(left, -20.0).unwrap();
    assert_near(solver.value(w2).unwrap(), 145.0, 1e-9);
    assert_eq!(TOLERANCE, 1e-8);
}

#[test]
fn dependencies_of_a_long_chain_are_complete() {
    let mut solver = Solver::new().unwrap();
    let first = solver.add_variable().unwrap();
    solver
        .add_constraint(&[first.into()], -1.0, Relation::Equal, REQUIRED)
        .unwrap();
    let mut last = first;
    for _ in 0..99 {
        let next = solver.add_variable().unwrap();
        solver
            .add_constraint(&[next.into(), -last], -1.0, Relation::Equal, REQUIRED)
            .unwrap();
        last = next;
    }
    assert_near(solver.value(last).unwrap(), 100.0, 1e-9);
    let mut found = solver.dependencies(last).unwrap();
    found.sort();
    found.dedup();
    assert_eq!(found.len(), 100);
}

#[test]
fn a_higher_priority_wins_and_weights_decide_within_one() {
    let mut solver = Solver::new().unwrap();
    let x = solver.add_variable().unwrap();
    let mut wish = |value: f64, strength| {
        solver
            .add_constraint(&[x.into()], -value, Relation::Equal, strength)
            .unwrap()
    };
    wish(1.0, Strength::with_priority(250));
    wish(2.0, Strength::with_priority(250).weighted(3.0));
    let strong = wish(3.0, Strength::with_priority(750));
    assert_eq!(solver.value(x).unwrap(), 3.0);
    solver
        .set_strength(strong, Strength::with_priority(1))
        .unwrap();
    assert_eq!(solver.value(x).unwrap(), 2.0);
    solver.remove_constraint(strong).unwrap();
    assert_status(solver.residual(strong), Status::Constraint);
    assert_eq!((REQUIRED.priority(), REQUIRED.weight()), (1001, 1.0));
}

#[test]
fn edits_and_stays_follow_suggestions() {
    let mut solver = Solver::new().unwrap();
    let (x, y) = (
        solver.add_variable().unwrap(),
        solver.add_variable().unwrap(),
    );
    solver
        .add_constraint(&[y.into(), -2.0 * x], 0.0, Relation::Equal, REQUIRED)
        .unwrap();
    let edit = solver.add_edit(x, Strength::with_priority(1000)).unwrap();
    solver.take_changes().unwrap();
    solver.suggest(x, 21.0).unwrap();
    let changes = solver.take_changes().unwrap().to_vec();
    let change = |variable, value| VariableValue { variable, value };
    assert_eq!(changes.len(), 2);
    assert!(changes.contains(&change(x, 21.0)) && changes.contains(&change(y, 42.0)));
    assert_status(
        solver.add_edit(x, Strength::with_priority(1)),
        Status::AlreadyEdited,
    );
    let stay = solver.add_stay(x, Strength::with_priority(1)).unwrap();
    solver.remove_constraint(edit).unwrap();
    assert_eq!(solver.value(y).unwrap(), 42.0);
    solver.remove_constraint(stay).unwrap();
    assert_eq!(solver.value(y).unwrap(), 0.0);
    assert_status(solver.suggest(x, 1.0), Status::NotEdited);
}

#[test]
fn undetermined_variables_are_placed_by_rank() {
    let mut solver = Solver::new().unwrap();
    let length = |rank| VariableOptions {
        not_negative: true,
        rank,
    };
    let late = solver.add_variable_with(length(1)).unwrap();
    let early = solver.add_variable_with(length(0)).unwrap();
    let sum = [late.into(), early.into()];
    solver
        .add_constraint(&sum, -10.0, Relation::Equal, REQUIRED)
        .unwrap();
    assert_eq!(
        (solver.value(early).unwrap(), solver.value(late).unwrap()),
        (0.0, 10.0)
    );
    assert_eq!(solver.range(early).unwrap(), 0.0..=10.0);
    let free = solver.add_variable().unwrap();
    assert_eq!(
        solver.range(free).unwrap(),
        f64::NEG_INFINITY..=f64::INFINITY
    );
}

#[test]
fn a_conflict_names_the_constraints_and_changes_nothing() {
    let mut solver = Solver::new().unwrap();
    let (x, y) = (
        solver.add_variable().unwrap(),
        solver.add_variable().unwrap(),
    );
    assert!(solver.last_conflict().is_empty());
    let mut add = |terms: &[Term], constant, relation| {
        solver.add_constraint(terms, constant, relation, REQUIRED)
    };
    let first = add(&[x.into()], -5.0, Relation::AtLeast).unwrap();
    add(&[x.into()], -100.0, Relation::AtMost).unwrap();
    let second = add(&[y.into(), -x], 0.0, Relation::AtLeast).unwrap();
    let error = add(&[y.into()], -3.0, Relation::AtMost).unwrap_err();
    let constraints = vec![first, second];
    assert_eq!(error, Error::Conflict { constraints });
    assert_eq!(error.status(), Some(Status::Conflict));
    assert_eq!(
        error.to_string(),
        "the constraint conflicts with other required ones: 2 in all"
    );
    assert_eq!(solver.last_conflict(), [first, second]);
    assert_eq!(solver.value(y).unwrap(), 5.0);
}

#[test]
fn arguments_out_of_range_are_errors() {
    let mut solver = Solver::new().unwrap();
    let mut other = Solver::new().unwrap();
    other.add_variable().unwrap();
    let foreign = other.add_variable().unwrap();
    let x = solver.add_variable().unwrap();
    let mut add = |term: Term, constant, strength| {
        solver.add_constraint(&[term], constant, Relation::Equal, strength)
    };
    assert_status(add(foreign * 1.0, 0.0, REQUIRED), Status::Variable);
    assert_status(add(x * 1e4, 0.0, REQUIRED), Status::Coefficient);
    assert_status(add(x * f64::NAN, 0.0, REQUIRED), Status::Coefficient);
    assert_status(add(x * 1.0, f64::NAN, REQUIRED), Status::Constant);
    assert_status(
        add(x * 1.0, 0.0, Strength::with_priority(0)),
        Status::Priority,
    );
    assert_status(add(x * 1.0, 0.0, REQUIRED.weighted(0.0)), Status::Weight);
    let held = add(x * 1.0, -1.0, REQUIRED).unwrap();
    assert_status(solver.value(foreign), Status::Variable);
    assert_status(solver.range(foreign), Status::Variable);
    assert_status(solver.dependencies(foreign), Status::Variable);
    assert_status(solver.remove_variable(x), Status::VariableInUse);
    assert_status(solver.add_edit(x, REQUIRED), Status::Priority);
    assert_status(solver.suggest(x, 1.0), Status::NotEdited);
    assert_status(solver.set_constant(held, 1e9), Status::Constant);
    assert_status(
        solver.set_strength(held, REQUIRED.weighted(f64::NAN)),
        Status::Weight,
    );
    solver.remove_constraint(held).unwrap();
    assert_status(solver.remove_constraint(held), Status::Constraint);
    assert_status(solver.set_constant(held, 0.0), Status::Constraint);
    solver.remove_variable(x).unwrap();
    assert_status(solver.remove_variable(x), Status::Variable);
    assert_status(solver.add_stay(x, REQUIRED), Status::Variable);
}

fn set(solver: &mut Solver, term: Term, constant: f64) -> resin::Result<resin::solver::Constraint> {
    solver.add_constraint(&[term], constant, Relation::Equal, REQUIRED)
}

#[test]
fn an_update_has_the_solution_of_its_changes() {
    let mut solver = Solver::new().unwrap();
    let (x, y) = (
        solver.add_variable().unwrap(),
        solver.add_variable().unwrap(),
    );
    let unknown = Err(Error::Status(Status::ChangesOpen));
    let wish = solver
        .update(|solver| {
            solver.add_constraint(&[x.into(), -y], 8.0, Relation::Equal, REQUIRED)?;
            assert_eq!(solver.value(x), unknown);
            assert_eq!(solver.take_changes().map(<[_]>::len).ok(), None);
            solver.update(|solver| set(solver, x.into(), -10.0))?;
            solver.add_constraint(
                &[y.into()],
                -1.0,
                Relation::Equal,
                Strength::with_priority(5),
            )
        })
        .unwrap();
    assert_eq!(solver.value(y).unwrap(), 18.0);
    assert_eq!(solver.residual(wish).unwrap(), 17.0);
}

#[test]
fn an_update_keeps_or_reverts_the_changes_before_an_error() {
    let mut solver = Solver::new().unwrap();
    let x = solver.add_variable().unwrap();
    let low = set(&mut solver, x.into(), -10.0).unwrap();
    let change = |solver: &mut Solver| {
        solver.set_constant(low, -20.0)?;
        set(solver, x.into(), -30.0)
    };
    let conflict = Error::Conflict {
        constraints: vec![low],
    };
    assert_eq!(solver.update_or_revert(change), Err(conflict.clone()));
    assert_eq!(solver.value(x).unwrap(), 10.0);
    assert_eq!(solver.update(change), Err(conflict));
    assert_eq!(solver.value(x).unwrap(), 20.0);
    solver
        .update_or_revert(|solver| solver.set_constant(low, -40.0))
        .unwrap();
    assert_eq!(solver.value(x).unwrap(), 40.0);
}

#[test]
fn a_panic_ends_its_update() {
    let mut solver = Solver::new().unwrap();
    let x = solver.add_variable().unwrap();
    let low = set(&mut solver, x.into(), -10.0).unwrap();
    for (reverts, expected) in [(true, 10.0), (false, 20.0)] {
        let update = std::panic::AssertUnwindSafe(|| {
            let change = |solver: &mut Solver| -> resin::Result<()> {
                solver.set_constant(low, -20.0)?;
                panic!("on purpose");
            };
            match reverts {
                true => solver.update_or_revert(change),
                false => solver.update(change),
            }
        });
        assert!(std::panic::catch_unwind(update).is_err());
        assert_eq!(solver.value(x).unwrap(), expected);
    }
}
