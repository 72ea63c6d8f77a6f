// SPDX-License-Identifier: MIT
import { described, numbers, objects, unsigned } from './arguments.js';
import { ResinError, Status } from './errors.js';

/** @typedef {import('./identities.js').IdentityList} IdentityList */

/**
 * A list in sections: the items of all sections, section after section, in one flat list. Section s
 * contains the items from `offsets[s]` up to `offsets[s + 1]`.
 *
 * @typedef {object} SectionedList
 * @property {IdentityList} sections
 * @property {IdentityList} items
 * @property {ArrayLike<number>} offsets one more than there are sections
 */

/**
 * Copies the offsets of sections, of which the core expects one more than there are sections.
 *
 * @internal
 * @param {ArrayLike<number>} list
 * @param {number} sectionCount
 * @param {string} name
 */
export function offsetsOf(list, sectionCount, name) {
  const offsets = Uint32Array.from(numbers(list, name), (offset) => unsigned(offset, name, Status.OFFSETS));
  if (offsets.length !== sectionCount + 1) {
    throw new ResinError(Status.OFFSETS,
      `${name} must have one element more than there are sections, ${sectionCount}; got ${offsets.length}`);
  }
  return offsets;
}

/**
 * Makes a sectioned list from an array of sections.
 *
 * @template {{ id: unknown, items: readonly unknown[] }} S
 * @param {readonly S[]} sections
 * @returns {{ sections: unknown[], items: unknown[], offsets: Uint32Array }}
 */
export function sectioned(sections) {
  const all = objects(sections, 'sections', '{ id, items }');
  const offsets = new Uint32Array(all.length + 1);
  const items = all.flatMap((section, s) => {
    if (!Array.isArray(section.items)) {
      throw new TypeError(`the items of section ${s} must be an array; got ${described(section.items)}`);
    }
    offsets[s + 1] = offsets[s] + section.items.length;
    return section.items;
  });
  return { sections: all.map(({ id }) => id), items, offsets };
}
