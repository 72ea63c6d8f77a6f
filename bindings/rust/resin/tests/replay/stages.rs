// SPDX-License-Identifier: MIT

//! Applies stages as a list view does.

use resin::diff::{
    check_stage, Diff, Difference, Entry, Identities, IndexPath, Level, Moves, Operations, Side,
    Stage, StageOptions,
};

use crate::lists::{Element, Lists, Sectioned};

/// The two lists of a diff, flat.
struct Flat {
    items: [Vec<Element>; 2],
    sections: [Vec<Element>; 2],
}

/// Places that operations fill; the rest is filled in order with elements that no operation names.
fn fill<T>(mut places: Vec<Option<T>>, rest: impl Iterator<Item = T>) -> Vec<T> {
    let mut rest = rest;
    for place in places.iter_mut().filter(|place| place.is_none()) {
        *place = rest.next();
    }
    assert!(rest.next().is_none(), "elements without a place");
    places
        .into_iter()
        .map(|place| place.expect("an element for each place"))
        .collect()
}

/// The old index of every remaining section, and `None` for the inserted ones.
fn section_sources(operations: &Operations<'_>, before: usize, after: usize) -> Vec<Option<usize>> {
    let mut places: Vec<Option<Option<usize>>> = vec![None; after];
    let mut stays = vec![true; before];
    for &section in operations.section_deletes {
        stays[section as usize] = false;
    }
    for &section in operations.section_inserts {
        places[section as usize] = Some(None);
    }
    for pair in operations.section_moves {
        stays[pair.old_index as usize] = false;
        places[pair.new_index as usize] = Some(Some(pair.old_index as usize));
    }
    fill(
        places,
        (0..before).filter(|&section| stays[section]).map(Some),
    )
}

/// The list after a stage: that of the stage for inserts and reloads, otherwise that before it.
fn apply(before: &Sectioned, operations: &Operations<'_>, after: &Sectioned) -> Sectioned {
    let sources = section_sources(operations, before.0.len(), after.0.len());
    let names = |paths: &[IndexPath], section: usize, item: usize| {
        let path = IndexPath {
            section: section as u32,
            item: item as u32,
        };
        paths.contains(&path)
    };
    let moves = operations.item_moves;
    let sources_of_moves: Vec<IndexPath> = moves.iter().map(|pair| pair.old_path).collect();
    let mut result = Vec::new();
    for (to, source) in sources.into_iter().enumerate() {
        let target = &after.0[to];
        let from = match source {
            Some(from) if !operations.section_reloads.contains(&(from as u32)) => from,
            _ => {
                result.push(target.clone()); // inserted or reloaded as a whole
                continue;
            }
        };
        let (section, items) = &before.0[from];
        let mut places: Vec<Option<Element>> = vec![None; target.1.len()];
        for path in operations
            .item_inserts
            .iter()
            .filter(|path| path.section as usize == to)
        {
            places[path.item as usize] = Some(target.1[path.item as usize]);
        }
        for pair in moves
            .iter()
            .filter(|pair| pair.new_path.section as usize == to)
        {
            let item = before.0[pair.old_path.section as usize].1[pair.old_path.item as usize];
            places[pair.new_path.item as usize] = Some(item);
        }
        let rest = (0..items.len()).filter(|&item| {
            !names(operations.item_deletes, from, item) && !names(&sources_of_moves, from, item)
        });
        let mut filled = fill(
            places,
            rest.clone()
                .map(|item| (items[item], Some(item)))
                .map(|x| x.0),
        );
        // A stage with reloads has no inserts and no moves, so the remaining items are in order.
        for (place, item) in rest.enumerate() {
            if names(operations.item_reloads, from, item) {
                filled[place] = target.1[place];
            }
        }
        result.push((*section, filled));
    }
    Sectioned(result)
}

fn element(lists: &[Vec<Element>; 2], entry: &Entry) -> Element {
    let list = match entry.side() {
        Side::Old => &lists[0],
        Side::New => &lists[1],
    };
    list[entry.index() as usize]
}

/// The list that a stage describes, or the new list after the last stage.
fn described(stage: &Stage<'_>, flat: &Flat, new: &Sectioned) -> Sectioned {
    let list = match stage.list {
        Some(list) => list,
        None => return new.clone(),
    };
    let items: Vec<Element> = list
        .items
        .iter()
        .map(|entry| element(&flat.items, entry))
        .collect();
    let mut sections = vec![(0, 0)];
    if !list.sections.is_empty() {
        sections = list
            .sections
            .iter()
            .map(|entry| element(&flat.sections, entry))
            .collect();
    }
    let offsets = list.item_offsets;
    let of_section = |k: usize| items[offsets[k]..offsets[k + 1]].to_vec();
    Sectioned(
        sections
            .into_iter()
            .enumerate()
            .map(|(k, section)| (section, of_section(k)))
            .collect(),
    )
}

fn replay(
    found: &mut Difference<'_>,
    split_moves: bool,
    old: &Sectioned,
    new: &Sectioned,
    flat: &Flat,
) {
    let options = StageOptions {
        split_moves,
        ..StageOptions::default()
    };
    let is_empty = found.items().is_empty() && found.sections().is_empty();
    let stages = found.stages(options).unwrap();
    assert!(stages.len() <= 3);
    assert_eq!(stages.is_empty(), is_empty && old.counts() == new.counts());
    let mut list = old.clone();
    for (k, stage) in stages.iter().enumerate() {
        assert_eq!(stage.list.is_none(), k + 1 == stages.len());
        let after = described(&stage, flat, new);
        let fault = check_stage(&stage.operations, &list.counts(), &after.counts()).unwrap();
        assert_eq!(fault, None);
        list = apply(&list, &stage.operations, &after);
        let identities =
            |list: &Sectioned| -> Vec<u64> { list.items().iter().map(|item| item.0).collect() };
        assert_eq!(identities(&list), identities(&after));
        assert_eq!(list.counts(), after.counts());
    }
    assert_eq!(&list, new);
}

pub fn check(diff: &mut Diff, old: &Sectioned, new: &Sectioned, across: bool, split_moves: bool) {
    let flat = Flat {
        items: [old.items(), new.items()],
        sections: [old.sections(), new.sections()],
    };
    let [old_items, new_items] = &flat.items;
    let [old_sections, new_sections] = &flat.sections;
    diff.match_sections(
        Identities::hashed_by(old_sections, new_sections, |section| section.0),
        Identities::hashed_by(old_items, new_items, |item| item.0),
        &old.offsets(),
        &new.offsets(),
        across,
    )
    .unwrap();
    diff.mark_unequal(Level::Items, |i, j| old_items[i].1 == new_items[j].1)
        .unwrap();
    diff.mark_unequal(Level::Sections, |i, j| {
        old_sections[i].1 == new_sections[j].1
    })
    .unwrap();
    let mut found = diff.finish(Moves::Minimal).unwrap();
    replay(&mut found, split_moves, old, new, &flat);
}

pub fn check_flat(diff: &mut Diff, lists: &Lists) {
    let one = |items: &[Element]| Sectioned(vec![((0, 0), items.to_vec())]);
    let (old, new) = (one(&lists.old), one(&lists.new));
    let flat = Flat {
        items: [old.items(), new.items()],
        sections: [Vec::new(), Vec::new()],
    };
    diff.match_items(Identities::hashed_by(&lists.old, &lists.new, |item| item.0))
        .unwrap();
    diff.mark_unequal(Level::Items, |i, j| lists.old[i].1 == lists.new[j].1)
        .unwrap();
    let mut found = diff.finish(Moves::Minimal).unwrap();
    replay(&mut found, false, &old, &new, &flat);
}
