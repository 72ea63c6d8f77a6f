// SPDX-License-Identifier: MIT

use resin::diff::{Identities, Slices};

use crate::support::Random;

/// An identity and a content.
pub type Element = (u64, u64);

#[derive(Debug)]
pub struct Lists {
    pub old: Vec<Element>,
    pub new: Vec<Element>,
}

fn random_list(random: &mut Random, most: usize, alphabet: usize) -> Vec<Element> {
    (0..random.below(most + 1))
        .map(|_| (random.below(alphabet) as u64, random.below(3) as u64))
        .collect()
}

impl Lists {
    pub fn random(random: &mut Random, most: usize) -> Lists {
        let alphabet = 1 + random.below(40);
        Lists {
            old: random_list(random, most, alphabet),
            new: random_list(random, most, alphabet),
        }
    }

    /// A representation of the identities of both lists.
    pub fn map<T>(&self, represent: impl Fn(u64) -> T) -> [Vec<T>; 2] {
        [&self.old, &self.new].map(|list| list.iter().map(|element| represent(element.0)).collect())
    }

    pub fn slices(&self) -> Buffers {
        Buffers(
            self.map(|identity| vec![7; identity as usize])
                .map(|names| {
                    let mut offsets = vec![0];
                    offsets.extend(names.iter().scan(0, |end, name| {
                        *end += name.len();
                        Some(*end)
                    }));
                    (names.concat(), offsets)
                }),
        )
    }
}

/// Bytes and offsets of both lists.
pub struct Buffers([(Vec<u8>, Vec<usize>); 2]);

impl Buffers {
    pub fn identities(&self) -> Identities<'_> {
        let [old, new] = &self.0;
        Identities::slices(
            Slices::new(&old.0, &old.1).unwrap(),
            Slices::new(&new.0, &new.1).unwrap(),
        )
    }
}

/// Sections with their items.
#[derive(Clone, Debug, PartialEq)]
pub struct Sectioned(pub Vec<(Element, Vec<Element>)>);

impl Sectioned {
    pub fn random_pair(random: &mut Random) -> (Sectioned, Sectioned) {
        (Sectioned::random(random), Sectioned::random(random))
    }

    fn random(random: &mut Random) -> Sectioned {
        let sections = random_list(random, 5, 6);
        Sectioned(
            sections
                .into_iter()
                .map(|section| (section, random_list(random, 5, 20)))
                .collect(),
        )
    }

    pub fn sections(&self) -> Vec<Element> {
        self.0.iter().map(|(section, _)| *section).collect()
    }

    pub fn items(&self) -> Vec<Element> {
        self.0.iter().flat_map(|(_, items)| items.clone()).collect()
    }

    pub fn counts(&self) -> Vec<usize> {
        self.0.iter().map(|(_, items)| items.len()).collect()
    }

    pub fn offsets(&self) -> Vec<usize> {
        let mut offsets = vec![0];
        for count in self.counts() {
            offsets.push(offsets[offsets.len() - 1] + count);
        }
        offsets
    }
}
