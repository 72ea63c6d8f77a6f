// SPDX-License-Identifier: MIT
'use strict';

// A thousand rows: every color with every animal. Row k has the number 7919 k mod 1000, so numbers
// are a permutation of 0 to 999.

playground.animals = (() => {
  const colors = [
    ['Amber', '#f5a623'], ['Azure', '#3d9be9'], ['Beige', '#d8c8a4'], ['Black', '#26231f'], ['Blue', '#2f62d9'],
    ['Bronze', '#b07a3c'], ['Brown', '#7a4b2a'], ['Coral', '#ff7f5c'], ['Crimson', '#c4183c'],
    ['Cyan', '#22bfd6'], ['Gold', '#e0b416'], ['Green', '#2e9e4f'], ['Gray', '#8c8c8c'], ['Indigo', '#4b3fb5'],
    ['Ivory', '#f7f1dd'], ['Lilac', '#c3a2dd'], ['Lime', '#97cf2b'], ['Olive', '#7f8030'],
    ['Orange', '#f4771f'], ['Pink', '#f48fb5'], ['Red', '#dc2f2f'], ['Silver', '#bfc4c9'], ['Teal', '#13908a'],
    ['Violet', '#8347d6'], ['White', '#ffffff'],
  ];
  const kinds = [
    'badger', 'bat', 'bear', 'beaver', 'bison', 'cat', 'crab', 'crane', 'crow', 'deer', 'dog', 'dove', 'duck', 'eagle',
    'falcon', 'fox', 'frog', 'goat', 'goose', 'hare', 'hawk', 'heron', 'horse', 'ibex', 'lark', 'lion', 'lynx', 'mole',
    'moose', 'newt', 'otter', 'owl', 'rabbit', 'raven', 'robin', 'seal', 'stork', 'swan', 'toad', 'wolf',
  ];
  return Array.from({ length: 1000 }, (_, id) => ({
    id,
    name: `${colors[id % 25][0]} ${kinds[Math.floor(id / 25)]}`,
    number: (7919 * id) % 1000,
    color: colors[id % 25][1],
  }));
})();
