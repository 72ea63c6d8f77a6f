// SPDX-License-Identifier: MIT
'use strict';

// A form whose horizontal positions are variables of a solver. The handles suggest values.

(() => {
  const { Solver } = resin;
  const { announce, arrow, drag, element, onWidthChange, show } = playground;

  const KEY_STEP = 16;
  const GAP = 20;
  const PADDING = 20;

  const stage = element('form-stage');
  const sheet = element('sheet');
  const solver = new Solver();
  const width = solver.addVariable({ notNegative: true });
  const label = solver.addVariable({ notNegative: true });
  const field = solver.addVariable({ notNegative: true });
  const button = solver.addVariable({ notNegative: true });
  const cancel = solver.addVariable();

  function addConstraints() {
    const add = (terms, relation, constant, priority) =>
      solver.addConstraint(
        { terms, relation, constant, priority });
    // padding + label + gap + field + padding == width
    add([[1, label], [1, field], [-1, width]], '==',
      GAP + 2 * PADDING);
    add([[1, label]], '>=', -64);
    add([[1, field]], '>=', -148);
    // button + gap + button <= field; 96 would be best
    add([[2, button], [-1, field]], '<=', GAP);
    add([[1, button]], '<=', -96);
    add([[1, button]], '==', -96, 500);
    // cancel + button + gap + button + padding == width
    add([[1, cancel], [2, button], [-1, width]], '==',
      GAP + PADDING);
    return add([[1, width]], '<=', -stage.clientWidth, 900);
  }

  function suggest(variable, value) {
    solver.suggest(variable, value);
    const changes = solver.takeChanges();
    draw();
    return changes.length;
  }

  const limit = addConstraints();
  const edits = [
    { handle: element('divider'), variable: label, priority: 700 },
    { handle: element('edge'), variable: width, priority: 800 },
  ];

  const labels = [...sheet.querySelectorAll('.form-label')];
  const fields = [...sheet.querySelectorAll('.form-field')];
  const formButtons = [...sheet.querySelectorAll('.form-button')];

  function place(target, x, size) {
    target.style.left = `${x}px`;
    target.style.width = `${size}px`;
  }

  function draw() {
    const start = PADDING + label.value + GAP;
    place(sheet, 0, width.value);
    for (const target of labels) place(target, PADDING, label.value);
    for (const target of fields) place(target, start, field.value);
    place(formButtons[0], cancel.value, button.value);
    place(formButtons[1], cancel.value + button.value + GAP, button.value);
    element('divider').style.left = `${start - GAP / 2}px`;
    element('edge').style.left = `${width.value}px`;
    for (const { handle, variable } of edits) handle.setAttribute('aria-valuenow', Math.round(variable.value));
  }

  function describe(wanted, variable, count) {
    const name = variable === label ? 'Label' : 'Form';
    const held = variable.value;
    element('solver-readout').textContent = Math.abs(held - wanted) < 0.5
      ? `${name} ${held.toFixed(0)} px: ${count} variables changed`
      : `${name} ${Math.max(wanted, 0).toFixed(0)} px wanted, ${held.toFixed(0)} px possible`;
  }

  for (const { handle, variable, priority } of edits) {
    solver.addEdit(variable, { priority });
    let grip = 0;
    const propose = (value) => describe(value, variable, suggest(variable, value));
    /** Suggests the present width, so that a width that was impossible does not take effect later. */
    const accept = () => solver.suggest(variable, variable.value);
    drag([handle], stage, {
      began({ x }) { grip = variable.value - x; },
      moved({ x }) { propose(x + grip); },
      ended: accept,
    });
    handle.addEventListener('keydown', (event) => {
      const direction = arrow(event)?.x ?? 0;
      if (direction === 0) return;
      event.preventDefault();
      propose(variable.value + direction * KEY_STEP);
      accept();
      announce(element('solver-readout').textContent);
    });
  }

  /** The form may be as wide as the stage. It becomes narrower with it, and as wide as before again. */
  function fit() {
    solver.setConstant(limit, -stage.clientWidth);
    solver.takeChanges();
    element('edge').setAttribute('aria-valuemax', Math.max(stage.clientWidth, 272));
    element('divider').setAttribute('aria-valuemax', Math.max(stage.clientWidth - 208, 64));
    draw();
  }

  suggest(width, Math.min(stage.clientWidth - 16, 520));
  suggest(label, 96);
  onWidthChange(stage, fit);
  fit();
  show('solver', addConstraints, suggest);
})();
