// SPDX-License-Identifier: MIT
import { ListDiffer } from 'resin';

const shown = [{ id: 1, text: 'milk' }, { id: 2, text: 'tea' }, { id: 3, text: 'salt' }];
const wanted = [{ id: 3, text: 'salt' }, { id: 1, text: 'cream' }, { id: 4, text: 'rice' }];

const differ = new ListDiffer();
differ.diff(shown, wanted, { id: (row) => row.id, equal: (a, b) => a.text === b.text });
const rows = [...shown];
for (const step of differ.steps()) {
  if (step.kind === 'delete') rows.splice(step.from, 1);
  else if (step.kind === 'insert') rows.splice(step.to, 0, wanted[step.newIndex]);
  else if (step.kind === 'move') rows.splice(step.to, 0, ...rows.splice(step.from, 1));
  else rows[step.to] = wanted[step.newIndex];
}
console.log(rows.map((row) => row.text).join(', '));
