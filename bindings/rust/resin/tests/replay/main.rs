// SPDX-License-Identifier: MIT

//! Random lists: applying the changes, the steps or the stages of a diff to the old list gives the
//! new list.

mod lists;
mod stages;
#[path = "../support/mod.rs"]
mod support;

use lists::{Element, Lists, Sectioned};
use resin::diff::{Changes, Diff, Identities, Level, Moves, Step, Steps, INDEX_NONE};
use support::Random;

const ROUNDS: usize = 3000;

/// Inserts and moves fill their places in the new list; the other elements keep their order.
fn by_changes(changes: Changes<'_>, lists: &Lists) -> Vec<Element> {
    let mut places: Vec<Option<Element>> = vec![None; lists.new.len()];
    let mut stays = vec![true; lists.old.len()];
    for &index in changes.deletes() {
        stays[index as usize] = false;
    }
    for &index in changes.inserts() {
        places[index as usize] = Some(lists.new[index as usize]);
    }
    for pair in changes.moves() {
        stays[pair.old_index as usize] = false;
        places[pair.new_index as usize] = Some(lists.old[pair.old_index as usize]);
    }
    let mut rest = (0..lists.old.len()).filter(|&i| stays[i]);
    for place in places.iter_mut().filter(|place| place.is_none()) {
        *place = Some(lists.old[rest.next().expect("an element for each place")]);
    }
    assert_eq!(rest.next(), None);
    let mut result: Vec<Element> = places.into_iter().flatten().collect();
    for pair in changes.updates() {
        assert_eq!(
            result[pair.new_index as usize],
            lists.old[pair.old_index as usize]
        );
        result[pair.new_index as usize] = lists.new[pair.new_index as usize];
    }
    result
}

fn by_steps(steps: Steps<'_>, lists: &Lists) -> Vec<Element> {
    let mut result = lists.old.clone();
    for step in steps {
        match step {
            Step::Delete { from } => drop(result.remove(from as usize)),
            Step::Insert { to, new_index } => {
                result.insert(to as usize, lists.new[new_index as usize]);
            }
            Step::Move {
                from,
                to,
                new_index,
            } => {
                let element = result.remove(from as usize);
                assert_eq!(element.0, lists.new[new_index as usize].0);
                result.insert(to as usize, element);
            }
            Step::Update { to, new_index } => result[to as usize] = lists.new[new_index as usize],
        }
    }
    result
}

/// The partners of each element are inverse to each other, have equal identities, and the k-th
/// occurrence of an identity between the common ends is the partner of the k-th one.
fn check_partners(changes: Changes<'_>, lists: &Lists) {
    let limit = lists.old.len().min(lists.new.len());
    let is_same = |i: usize, j: usize| lists.old[i].0 == lists.new[j].0;
    let (n, m) = (lists.old.len(), lists.new.len());
    let front = (0..limit).take_while(|&k| is_same(k, k)).count();
    let back = (1..=limit - front)
        .take_while(|&k| is_same(n - k, m - k))
        .count();
    let occurrence = |list: &[Element], index: usize| {
        let identity = list[index].0;
        list[front..index]
            .iter()
            .filter(|element| element.0 == identity)
            .count()
    };
    for (i, &j) in changes.old_to_new().iter().enumerate() {
        let identity = lists.old[i].0;
        if i < front || i + back >= n {
            assert_eq!(j as usize, if i < front { i } else { i + m - n });
            continue;
        }
        let count = lists.new[front..m - back]
            .iter()
            .filter(|element| element.0 == identity)
            .count();
        if j == INDEX_NONE {
            assert!(count <= occurrence(&lists.old, i));
            continue;
        }
        assert_eq!(lists.new[j as usize].0, identity);
        assert_eq!(
            occurrence(&lists.old, i),
            occurrence(&lists.new, j as usize)
        );
        assert_eq!(changes.new_to_old()[j as usize] as usize, i);
    }
}

#[test]
fn changes_and_steps_lead_from_the_old_list_to_the_new_one() {
    let mut random = Random(1);
    let mut diff = Diff::new().unwrap();
    for round in 0..ROUNDS {
        let lists = Lists::random(&mut random, 24);
        diff.match_items(Identities::hashed_by(&lists.old, &lists.new, |element| {
            element.0
        }))
        .unwrap();
        diff.mark_unequal(Level::Items, |i, j| lists.old[i].1 == lists.new[j].1)
            .unwrap();
        let moves = [Moves::Minimal, Moves::Heckel][round % 2];
        let mut found = diff.finish(moves).unwrap();
        let changes = found.items();
        check_partners(changes, &lists);
        let steps = found.steps().unwrap();
        assert!(steps.len() <= changes.len(), "{:?}", lists);
        assert_eq!(by_steps(steps, &lists), lists.new, "{:?}", lists);
        if moves == Moves::Minimal {
            assert_eq!(steps.len(), changes.len(), "{:?}", lists);
            assert_eq!(by_changes(changes, &lists), lists.new, "{:?}", lists);
        }
    }
}

#[test]
fn stages_lead_from_the_old_sections_to_the_new_ones() {
    let mut random = Random(2);
    let mut diff = Diff::new().unwrap();
    for round in 0..ROUNDS {
        let (old, new) = Sectioned::random_pair(&mut random);
        stages::check(&mut diff, &old, &new, round % 2 == 0, round / 2 % 2 == 0);
    }
}

#[test]
fn stages_lead_from_the_old_flat_list_to_the_new_one() {
    let mut random = Random(3);
    let mut diff = Diff::new().unwrap();
    for _ in 0..ROUNDS {
        let lists = Lists::random(&mut random, 24);
        stages::check_flat(&mut diff, &lists);
    }
}

#[test]
fn every_kind_of_identity_gives_the_same_changes() {
    let mut random = Random(4);
    let mut diff = Diff::new().unwrap();
    for _ in 0..ROUNDS / 10 {
        let lists = Lists::random(&mut random, 24);
        let numbers: [Vec<u64>; 2] = lists.map(|identity| identity);
        let expected = changes_of(&mut diff, Identities::numbers(&numbers[0], &numbers[1]));
        let wide: [Vec<u128>; 2] = lists.map(|identity| u128::from(identity) << 70);
        let keys: [Vec<[u8; 16]>; 2] = lists.map(|identity| (identity as u128).to_be_bytes());
        let names: [Vec<String>; 2] = lists.map(|identity| "n".repeat(identity as usize));
        let hashes: [Vec<u64>; 2] = lists.map(|identity| identity % 3);
        let strided: [Vec<u8>; 2] = [0, 1].map(|side| {
            keys[side]
                .iter()
                .flat_map(|key| [&key[..], b"more"].concat())
                .collect()
        });
        let kinds = [
            Identities::from((&wide[0][..], &wide[1][..])),
            Identities::from((&keys[0][..], &keys[1][..])),
            Identities::from((&names[0][..], &names[1][..])),
            Identities::strided(&strided[0], &strided[1], 16, 20),
            Identities::with_hashes(&hashes[0], &hashes[1], |side, i, j| {
                numbers[side as usize][i] == numbers[1][j]
            }),
        ];
        for kind in kinds {
            let name = format!("{:?}", kind);
            assert_eq!(changes_of(&mut diff, kind), expected, "{}", name);
        }
        let slices = lists.slices();
        assert_eq!(changes_of(&mut diff, slices.identities()), expected);
    }
}

fn changes_of(diff: &mut Diff, identities: Identities<'_>) -> String {
    format!("{:?}", diff.compare(identities).unwrap().items())
}
