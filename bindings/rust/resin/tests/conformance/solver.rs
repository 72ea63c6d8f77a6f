// SPDX-License-Identifier: MIT

use resin::solver::{Constraint, Relation, Solver, Strength, Term, Variable, VariableOptions};
use resin::{Error, Status};

use crate::{code, Conformance};

const COEFFICIENTS: [f64; 5] = [1.0, -1.0, 2.0, 0.5, -0.25];
const WEIGHTS: [f64; 3] = [1.0, 0.5, 2.0];
const OPERATIONS: usize = 60;
const BATCHES: usize = 12;

/// The variables of a solver, and its constraints in the order in which they were added. A
/// constraint that is removed keeps its place, so later operations may use its name and fail.
struct Names {
    variables: Vec<Variable>,
    constraints: Vec<Constraint>,
}

struct World {
    solver: Solver,
    names: Names,
}

fn draw_strength(c: &mut Conformance) -> Strength {
    if c.below(4) == 0 {
        return Strength::REQUIRED;
    }
    let strength = Strength::with_priority(1 + c.below(1000) as u32);
    strength.weighted(c.pick(&WEIGHTS))
}

impl Names {
    /// Adds the positions of constraints.
    fn add_constraints(&self, c: &mut Conformance, constraints: &[Constraint]) {
        c.add(constraints.len() as u64);
        for constraint in constraints {
            let position = self
                .constraints
                .iter()
                .position(|other| other == constraint);
            c.add(position.unwrap_or(self.constraints.len()) as u64);
        }
    }

    fn add_constraint(&mut self, c: &mut Conformance, solver: &mut Solver) -> resin::Result<()> {
        let mut terms = Vec::new();
        for _ in 0..1 + c.below(4) {
            terms.push(Term {
                variable: self.variables[c.below(10)],
                coefficient: c.pick(&COEFFICIENTS),
            });
        }
        let constant = c.grid(401, 200.0, 1.0);
        let relation = [Relation::Equal, Relation::AtMost, Relation::AtLeast][c.below(3)];
        let strength = draw_strength(c);
        let made = solver.add_constraint(&terms, constant, relation, strength)?;
        self.constraints.push(made);
        Ok(())
    }

    fn operate(&mut self, c: &mut Conformance, solver: &mut Solver) -> resin::Result<()> {
        let operation = c.below(8);
        if operation < 5 || self.constraints.is_empty() {
            return self.add_constraint(c, solver);
        }
        let constraint = self.constraints[c.below(self.constraints.len())];
        match operation {
            5 => solver.remove_constraint(constraint),
            6 => solver.set_constant(constraint, c.grid(401, 200.0, 1.0)),
            _ => solver.set_strength(constraint, draw_strength(c)),
        }
    }

    /// Performs an operation and adds its status and, of a conflict, the constraints.
    fn run_operation(&mut self, c: &mut Conformance, solver: &mut Solver) {
        let result = self.operate(c, solver);
        c.add(code(&result));
        if let Err(Error::Conflict { constraints }) = result {
            self.add_constraints(c, &constraints);
        }
    }
}

impl World {
    fn new(c: &mut Conformance) -> World {
        let mut solver = Solver::new().unwrap();
        let mut variables = Vec::new();
        for _ in 0..10 {
            let options = VariableOptions {
                not_negative: c.below(2) == 1,
                rank: c.below(3) as u32,
            };
            variables.push(solver.add_variable_with(options).unwrap());
        }
        let constraints = Vec::new();
        World {
            solver,
            names: Names {
                variables,
                constraints,
            },
        }
    }

    fn add_values(&self, c: &mut Conformance) {
        for &variable in &self.names.variables {
            c.add_real(self.solver.value(variable).unwrap());
        }
    }

    fn run_edit(&mut self, c: &mut Conformance) {
        let edited = self.names.variables[c.below(10)];
        let edit = self
            .solver
            .add_edit(edited, Strength::with_priority(900))
            .unwrap();
        for _ in 0..10 {
            let result = self.solver.suggest(edited, c.grid(1001, 500.0, 1.0));
            c.add(code(&result));
            self.add_values(c);
        }
        self.solver.remove_constraint(edit).unwrap();
    }

    fn add_changes(&mut self, c: &mut Conformance) {
        let changes = self.solver.take_changes().unwrap();
        c.add(changes.len() as u64);
        for change in changes {
            c.add_real(change.value);
        }
    }

    fn add_answers(&mut self, c: &mut Conformance) {
        for &variable in &self.names.variables {
            let range = self.solver.range(variable).unwrap();
            c.add_real(*range.start());
            c.add_real(*range.end());
            let dependencies = self.solver.dependencies(variable).unwrap();
            self.names.add_constraints(c, &dependencies);
        }
        for &constraint in &self.names.constraints {
            c.add_result(self.solver.residual(constraint));
        }
    }

    fn run_batch(&mut self, c: &mut Conformance) {
        let World { solver, names } = self;
        let kept = names.constraints.len();
        let can_cancel = c.below(2) == 1;
        let count = 1 + c.below(5);
        let cancelled = Err(Error::Status(Status::ChangesOpen));
        let changes = |solver: &mut Solver| {
            for _ in 0..count {
                names.run_operation(c, solver);
            }
            match can_cancel && c.below(2) == 0 {
                true => cancelled.clone(),
                false => Ok(()),
            }
        };
        let result = match can_cancel {
            true => solver.update_or_revert(changes),
            false => solver.update(changes),
        };
        if result == cancelled {
            names.constraints.truncate(kept);
        } else {
            result.unwrap();
        }
    }
}

pub fn run(c: &mut Conformance) {
    for _ in 0..20 {
        let mut world = World::new(c);
        for _ in 0..OPERATIONS {
            world.names.run_operation(c, &mut world.solver);
            world.add_values(c);
        }
        world.add_changes(c);
        world.run_edit(c);
        world.add_changes(c);
        world.add_answers(c);
    }
}

pub fn run_batches(c: &mut Conformance) {
    for _ in 0..20 {
        let mut world = World::new(c);
        for _ in 0..BATCHES {
            world.run_batch(c);
            world.add_values(c);
            world.add_changes(c);
        }
        world.add_answers(c);
    }
}
