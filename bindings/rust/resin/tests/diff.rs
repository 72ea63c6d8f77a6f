// SPDX-License-Identifier: MIT

mod support;

use resin::diff::{
    check_stage, Diff, Identities, IndexPair, IndexPath, IndexPathPair, Level, Moves, Operations,
    Slices, StageFault, StageOptions, StageRule, Step, INDEX_NONE,
};
use resin::Status;
use support::{assert_length, assert_status};

fn pair(old_index: u32, new_index: u32) -> IndexPair {
    IndexPair {
        old_index,
        new_index,
    }
}

#[test]
fn a_diff_lists_deletes_inserts_updates_and_moves() {
    // a b c d -> d a e c', by hand: b is deleted, e inserted, d moved to the front, c updated.
    let mut diff = Diff::new().unwrap();
    diff.match_items((&["a", "b", "c", "d"][..], &["d", "a", "e", "c"][..]))
        .unwrap();
    assert_eq!(
        diff.old_to_new(Level::Items).unwrap(),
        [1, INDEX_NONE, 3, 0]
    );
    diff.mark_update(Level::Items, 2).unwrap();
    let mut found = diff.finish(Moves::Minimal).unwrap();
    let changes = found.items();
    assert_eq!(changes.deletes(), [1]);
    assert_eq!(changes.inserts(), [2]);
    assert_eq!(changes.updates(), [pair(2, 3)]);
    assert_eq!(changes.moves(), [pair(3, 0)]);
    assert_eq!(changes.new_to_old(), [3, 0, INDEX_NONE, 2]);
    assert_eq!((changes.len(), changes.is_empty()), (4, false));
    assert_eq!(changes.duplicates().len(), 0);
    assert!(found.sections().is_empty());
    let steps: Vec<Step> = found.steps().unwrap().into_iter().collect();
    let expected = [
        Step::Delete { from: 1 },
        Step::Move {
            from: 2,
            to: 0,
            new_index: 0,
        },
        Step::Insert {
            to: 2,
            new_index: 2,
        },
        Step::Update {
            to: 3,
            new_index: 3,
        },
    ];
    assert_eq!(steps, expected);
    assert_eq!(found.steps().unwrap().get(3), Some(expected[3]));
    assert_eq!(found.steps().unwrap().get(4), None);
    assert_eq!(changes.deletes(), [1]); // still valid after the steps
}

#[test]
fn heckel_moves_count_every_element_of_a_rotation() {
    let mut diff = Diff::new().unwrap();
    diff.match_items(Identities::numbers(&[1, 2, 3, 4], &[2, 3, 4, 1]))
        .unwrap();
    assert_eq!(diff.finish(Moves::Heckel).unwrap().items().moves().len(), 4);
    assert_eq!(
        diff.finish(Moves::Minimal).unwrap().items().moves(),
        [pair(0, 3)]
    );
}

#[test]
fn an_item_that_changes_its_section_is_moved_only_across_sections() {
    let mut diff = Diff::new().unwrap();
    let mut changes = |across| {
        let sections = Identities::numbers(&[1, 2], &[1, 2]);
        let items = Identities::numbers(&[10, 11], &[10, 11]);
        diff.match_sections(sections, items, &[0, 2, 2], &[0, 1, 2], across)
            .unwrap();
        let found = diff.finish(Moves::Minimal).unwrap();
        let items = found.items();
        (
            items.deletes().len(),
            items.inserts().len(),
            items.moves().len(),
        )
    };
    assert_eq!(changes(false), (1, 1, 0));
    assert_eq!(changes(true), (0, 0, 1));
}

#[test]
fn fingerprints_mark_the_pairs_whose_contents_differ() {
    let mut diff = Diff::new().unwrap();
    diff.match_items(Identities::numbers(&[1, 2], &[2, 1, 3]))
        .unwrap();
    diff.mark_fingerprints(Level::Items, &[10, 20], &[21, 10, 30])
        .unwrap();
    assert_eq!(
        diff.finish(Moves::Minimal).unwrap().items().updates(),
        [pair(1, 0)]
    );
}

#[test]
fn options_leave_updates_out_of_the_stages() {
    let mut diff = Diff::new().unwrap();
    diff.match_items(Identities::numbers(&[1], &[1])).unwrap();
    diff.mark_update(Level::Items, 0).unwrap();
    let mut found = diff.finish(Moves::Minimal).unwrap();
    let stages = found.stages(StageOptions::default()).unwrap();
    let reloads = stages.get(0).unwrap().operations.item_reloads;
    assert_eq!(
        reloads,
        [IndexPath {
            section: 0,
            item: 0
        }]
    );
    let in_place = StageOptions {
        item_updates_in_place: true,
        ..StageOptions::default()
    };
    assert!(found.stages(in_place).unwrap().is_empty());
}

#[test]
fn calls_out_of_order_are_errors() {
    let mut diff = Diff::new().unwrap();
    assert_status(diff.old_to_new(Level::Items), Status::Order);
    assert_status(diff.mark_update(Level::Items, 0), Status::Order);
    assert_status(
        diff.mark_fingerprints(Level::Items, &[], &[]),
        Status::Order,
    );
    assert_status(diff.mark_unequal(Level::Items, |_, _| true), Status::Order);
    assert_status(diff.finish(Moves::Minimal), Status::Order);
    let empty = || Identities::numbers(&[], &[]);
    diff.match_sections(empty(), empty(), &[0], &[0], false)
        .unwrap();
    assert_status(diff.finish(Moves::Minimal).unwrap().steps(), Status::Order);
}

#[test]
fn an_index_without_a_partner_is_an_error() {
    let mut diff = Diff::new().unwrap();
    diff.match_items(Identities::numbers(&[1, 2], &[2]))
        .unwrap();
    assert_status(diff.mark_update(Level::Items, 0), Status::Index);
    assert_status(diff.mark_update(Level::Items, 2), Status::Index);
    assert_status(diff.mark_update(Level::Items, usize::MAX), Status::Index);
    assert_status(diff.mark_update(Level::Sections, 0), Status::Index);
}

#[test]
fn slices_of_the_wrong_length_are_errors() {
    let mut diff = Diff::new().unwrap();
    diff.match_items(Identities::numbers(&[1, 2], &[2]))
        .unwrap();
    assert_length(
        diff.mark_fingerprints(Level::Items, &[1], &[1]),
        "old",
        2,
        1,
    );
    assert_length(
        diff.mark_fingerprints(Level::Items, &[1, 2], &[]),
        "new",
        1,
        0,
    );
    let one = || Identities::numbers(&[1], &[1]);
    let result = diff.match_sections(one(), one(), &[0], &[0, 1], false);
    assert_length(result, "old_offsets", 2, 1);
    let result = diff.match_sections(one(), one(), &[0, 1], &[], false);
    assert_length(result, "new_offsets", 2, 0);
}

#[test]
fn invalid_identities_are_errors_and_keep_the_last_match() {
    let mut diff = Diff::new().unwrap();
    diff.match_items(Identities::numbers(&[1], &[1])).unwrap();
    let bytes = [0; 8];
    let strided = |size, stride| Identities::strided(&bytes, &bytes, size, stride);
    assert_status(diff.match_items(strided(0, 4)), Status::IdentitySize);
    assert_status(diff.match_items(strided(4, 0)), Status::IdentitySize);
    assert_status(diff.match_items(strided(4, 2)), Status::IdentitySize);
    assert_status(
        diff.match_items(Identities::keys::<0>(&[[]], &[[]])),
        Status::IdentitySize,
    );
    assert_status(Slices::new(b"abc", &[0, 4]), Status::Offsets);
    assert_status(Slices::new(b"abc", &[]), Status::Offsets);
    let descending = Slices::new(b"abc", &[0, 3, 2]).unwrap();
    let result = diff.match_items(Identities::slices(descending, descending));
    assert_status(result, Status::Offsets);
    let one = || Identities::numbers(&[1], &[1]);
    for offsets in [[1, 1], [0, 0], [0, 2]] {
        let result = diff.match_sections(one(), one(), &offsets, &[0, 1], false);
        assert_status(result, Status::Offsets);
    }
    assert_eq!(diff.old_to_new(Level::Items).unwrap(), [0]);
}

#[test]
fn a_list_with_too_many_elements_is_an_error() {
    struct Never;
    impl resin::diff::Source for Never {
        fn hash(&mut self, _: resin::diff::Side, _: usize, _: &mut [u64]) {
            unreachable!()
        }
        fn is_same(&mut self, _: resin::diff::Side, _: usize, _: usize) -> bool {
            unreachable!()
        }
    }
    let mut diff = Diff::new().unwrap();
    let huge = || Identities::custom(usize::MAX, 0, Never);
    assert_status(diff.match_items(huge()), Status::TooLarge);
    let result = diff.match_sections(huge(), Identities::numbers(&[], &[]), &[0], &[0], false);
    assert_length(result, "old_offsets", usize::MAX, 1);
}

#[test]
fn a_stage_is_checked_against_the_rules() {
    let path = |section, item| IndexPath { section, item };
    let fault = |operations: Operations<'_>, before: &[usize], after: &[usize]| {
        check_stage(&operations, before, after).unwrap()
    };
    let none = Operations::default();
    assert_eq!(fault(none, &[3], &[3]), None);
    let rule = |found: Option<StageFault>| found.expect("a fault").rule;
    let deletes = [path(0, 3)];
    let outside = Operations {
        item_deletes: &deletes,
        ..none
    };
    let found = fault(outside, &[3], &[2]).unwrap();
    assert_eq!(found.rule, StageRule::IndexOutOfRange);
    assert_eq!((found.section, found.item), (0, Some(3)));
    let twice = Operations {
        section_inserts: &[0, 0],
        ..none
    };
    assert_eq!(fault(twice, &[], &[1, 1]).unwrap().item, None);
    assert_eq!(rule(fault(twice, &[], &[1, 1])), StageRule::TargetTwice);
    let moves = [IndexPathPair {
        old_path: path(0, 0),
        new_path: path(1, 0),
    }];
    let moved = Operations {
        item_moves: &moves,
        section_moves: &[pair(1, 0), pair(0, 1)],
        ..none
    };
    assert_eq!(
        rule(fault(moved, &[1, 0], &[0, 1])),
        StageRule::ItemMoveInMovedSection
    );
    let message = StageRule::ItemMoveInMovedSection.to_string();
    assert!(message.contains("a section that moves"), "{}", message);
    assert_eq!(rule(fault(none, &[1], &[2])), StageRule::ItemCount);
    assert_eq!(rule(fault(none, &[1], &[1, 0])), StageRule::SectionCount);
    assert_status(check_stage(&none, &[usize::MAX], &[0]), Status::TooLarge);
}

#[test]
fn operations_that_exclude_each_other_break_a_rule() {
    let path = |section, item| IndexPath { section, item };
    let none = Operations::default();
    let (first, second, third) = ([path(0, 0)], [path(0, 1)], [path(1, 0)]);
    let source_twice = Operations {
        section_deletes: &[0, 0],
        ..none
    };
    let reload_and_insert = Operations {
        item_reloads: &first,
        item_inserts: &second,
        ..none
    };
    let in_deleted = Operations {
        section_deletes: &[0],
        item_deletes: &first,
        ..none
    };
    let in_inserted = Operations {
        section_inserts: &[1],
        item_inserts: &third,
        ..none
    };
    let in_reloaded = Operations {
        section_reloads: &[0],
        item_deletes: &first,
        ..none
    };
    let moves = [IndexPathPair {
        old_path: path(0, 0),
        new_path: path(1, 0),
    }];
    let fixed = Operations {
        item_moves: &moves,
        section_moves: &[pair(2, 2)],
        ..none
    };
    let cases: [(_, &[usize], &[usize], _); 6] = [
        (source_twice, &[1, 1], &[], StageRule::SourceTwice),
        (
            reload_and_insert,
            &[1],
            &[2],
            StageRule::ReloadWithInsertOrMove,
        ),
        (in_deleted, &[1, 1], &[1], StageRule::ItemInDeletedSection),
        (in_inserted, &[1], &[1, 1], StageRule::ItemInInsertedSection),
        (in_reloaded, &[2], &[1], StageRule::ItemInReloadedSection),
        (fixed, &[1, 0, 0], &[0, 1, 0], StageRule::FixedSectionMove),
    ];
    for (operations, before, after, expected) in cases {
        let fault = check_stage(&operations, before, after).unwrap();
        assert_eq!(fault.map(|fault| fault.rule), Some(expected));
    }
}
