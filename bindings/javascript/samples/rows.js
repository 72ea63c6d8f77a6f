// SPDX-License-Identifier: MIT
import { ListDiffer } from 'resin';

const differ = new ListDiffer();
const changes = differ.diff(['a', 'b', 'c'], ['c', 'a', 'd']);
console.log(`row ${changes.deletes[0]} deleted, row ${changes.inserts[0]} inserted`);
for (const [oldIndex, newIndex] of changes.moves) console.log(`row ${oldIndex} moved to ${newIndex}`);
