// SPDX-License-Identifier: MIT
'use strict';

// A thousand rows: every colour with every animal. Row k has the number 7919 k mod 1000, so numbers
// are a permutation of 0 to 999.

playground.animals = (() => {
  const colours = [
    'Amber', 'Azure', 'Beige', 'Black', 'Blue', 'Bronze', 'Brown', 'Coral', 'Crimson', 'Cyan', 'Gold', 'Green',
    'Grey', 'Indigo', 'Ivory', 'Lilac', 'Lime', 'Olive', 'Orange', 'Pink', 'Red', 'Silver', 'Teal', 'Violet', 'White',
  ];
  const kinds = [
    'badger', 'bat', 'bear', 'beaver', 'bison', 'cat', 'crab', 'crane', 'crow', 'deer', 'dog', 'dove', 'duck', 'eagle',
    'falcon', 'fox', 'frog', 'goat', 'goose', 'hare', 'hawk', 'heron', 'horse', 'ibex', 'lark', 'lion', 'lynx', 'mole',
    'moose', 'newt', 'otter', 'owl', 'rabbit', 'raven', 'robin', 'seal', 'stork', 'swan', 'toad', 'wolf',
  ];
  const hues = [35, 205, 45, 0, 220, 30, 25, 12, 350, 185, 48, 130, 0, 245, 50, 290, 90, 75, 28, 335, 4, 210, 175, 270, 60];
  return Array.from({ length: 1000 }, (_, id) => ({
    id,
    name: `${colours[id % 25]} ${kinds[Math.floor(id / 25)]}`,
    number: (7919 * id) % 1000,
    hue: hues[id % 25],
  }));
})();
