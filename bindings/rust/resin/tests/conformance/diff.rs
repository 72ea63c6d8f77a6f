// SPDX-License-Identifier: MIT

use resin::diff::{
    Changes, Diff, Difference, Identities, IndexPair, IndexPath, Level, Moves, Stage, StageOptions,
    Step, INDEX_NONE,
};

use crate::{mix, Conformance};

/// Two lists with duplicates, and the fingerprints of their contents.
struct Lists {
    keys: [Vec<u64>; 2],
    fingerprints: [Vec<u64>; 2],
}

impl Lists {
    fn draw(c: &mut Conformance, most: usize) -> Lists {
        let counts = [c.below(most + 1), c.below(most + 1)];
        let alphabet = 1 + c.below(80);
        let mut lists = Lists {
            keys: Default::default(),
            fingerprints: Default::default(),
        };
        for (side, &count) in counts.iter().enumerate() {
            for _ in 0..count {
                lists.keys[side].push(mix(c.below(alphabet) as u64));
                lists.fingerprints[side].push(c.below(3) as u64);
            }
        }
        lists
    }

    fn identities(&self) -> Identities<'_> {
        Identities::numbers(&self.keys[0], &self.keys[1])
    }

    fn mark(&self, diff: &mut Diff, level: Level) {
        let [old, new] = &self.fingerprints;
        diff.mark_fingerprints(level, old, new).unwrap();
    }
}

fn add_pairs(c: &mut Conformance, pairs: &[IndexPair]) {
    c.add(pairs.len() as u64);
    for pair in pairs {
        c.add(pair.old_index.into());
        c.add(pair.new_index.into());
    }
}

fn add_changes(c: &mut Conformance, changes: Changes<'_>) {
    c.add_indices(changes.deletes());
    c.add_indices(changes.inserts());
    add_pairs(c, changes.updates());
    add_pairs(c, changes.moves());
    let groups: Vec<&[u32]> = changes.duplicates().collect();
    let mut end = 0;
    c.add(groups.len() as u64);
    for group in &groups {
        end += group.len() as u64;
        c.add(end);
    }
    c.add_indices(&groups.concat());
}

fn add_paths(c: &mut Conformance, paths: &[IndexPath]) {
    c.add(paths.len() as u64);
    for path in paths {
        c.add(path.section.into());
        c.add(path.item.into());
    }
}

fn add_stage(c: &mut Conformance, stage: Stage<'_>) {
    let operations = stage.operations;
    c.add_indices(operations.section_deletes);
    c.add_indices(operations.section_inserts);
    c.add_indices(operations.section_reloads);
    add_pairs(c, operations.section_moves);
    add_paths(c, operations.item_deletes);
    add_paths(c, operations.item_inserts);
    add_paths(c, operations.item_reloads);
    c.add(operations.item_moves.len() as u64);
    for pair in operations.item_moves {
        for path in [pair.old_path, pair.new_path] {
            c.add(path.section.into());
            c.add(path.item.into());
        }
    }
}

fn add_stages(c: &mut Conformance, found: &mut Difference<'_>) {
    let flags = c.below(8);
    let options = StageOptions {
        item_updates_in_place: flags & 1 != 0,
        section_updates_in_place: flags & 2 != 0,
        split_moves: flags & 4 != 0,
    };
    let stages = found.stages(options).unwrap();
    c.add(stages.len() as u64);
    for stage in stages {
        add_stage(c, stage);
    }
}

fn add_steps(c: &mut Conformance, found: &mut Difference<'_>) {
    let steps = found.steps().unwrap();
    c.add(steps.len() as u64);
    for step in steps {
        let words = match step {
            Step::Delete { from } => [1, from, INDEX_NONE, INDEX_NONE],
            Step::Insert { to, new_index } => [2, INDEX_NONE, to, new_index],
            Step::Move {
                from,
                to,
                new_index,
            } => [3, from, to, new_index],
            Step::Update { to, new_index } => [4, INDEX_NONE, to, new_index],
        };
        words.iter().for_each(|&word| c.add(word.into()));
    }
}

fn run_flat(c: &mut Conformance, diff: &mut Diff) {
    for round in 0..200 {
        let items = Lists::draw(c, 60);
        diff.match_items(items.identities()).unwrap();
        items.mark(diff, Level::Items);
        let moves = if round % 2 == 0 {
            Moves::Minimal
        } else {
            Moves::Heckel
        };
        let mut found = diff.finish(moves).unwrap();
        add_changes(c, found.items());
        add_steps(c, &mut found);
        add_stages(c, &mut found);
    }
}

/// The first item of each section: sorted random places.
fn draw_offsets(c: &mut Conformance, sections: usize, items: usize) -> Vec<usize> {
    let mut offsets: Vec<usize> = (1..sections).map(|_| c.below(items + 1)).collect();
    offsets.sort_unstable();
    offsets.insert(0, 0);
    if sections > 0 {
        offsets.push(items);
    }
    offsets
}

fn run_sections(c: &mut Conformance, diff: &mut Diff) {
    for _ in 0..200 {
        let sections = Lists::draw(c, 6);
        let mut items = Lists::draw(c, 60);
        let mut offsets = [Vec::new(), Vec::new()];
        for (side, offsets) in offsets.iter_mut().enumerate() {
            if sections.keys[side].is_empty() {
                items.keys[side].clear();
                items.fingerprints[side].clear();
            }
            *offsets = draw_offsets(c, sections.keys[side].len(), items.keys[side].len());
        }
        let across = c.below(2) == 1;
        let (section_ids, item_ids) = (sections.identities(), items.identities());
        diff.match_sections(section_ids, item_ids, &offsets[0], &offsets[1], across)
            .unwrap();
        items.mark(diff, Level::Items);
        sections.mark(diff, Level::Sections);
        let mut found = diff.finish(Moves::Minimal).unwrap();
        add_changes(c, found.items());
        add_changes(c, found.sections());
        add_stages(c, &mut found);
    }
}

pub fn run(c: &mut Conformance) {
    let mut diff = Diff::new().unwrap();
    run_flat(c, &mut diff);
    run_sections(c, &mut diff);
}
