// SPDX-License-Identifier: MIT
'use strict';

// Two cards that stretch a rubber band beyond their limits, each with a form of its own.

(() => {
  const {
    momentumOnRelease, project, rubberBand, rubberBandInverse, rubberBandPower, rubberBandPowerInverse, Spring,
    SpringBatch, VelocityTracker,
  } = resin;
  const {
    PAUSE, announce, arrow, clamp, drag, element, frames, onWidthChange, plot, reducedMotion, rest, show,
  } = playground;

  const KEY_PULL = 40;

  const forms = {
    power: { stretch: powerForm, inverse: (offset) => rubberBandPowerInverse(offset) },
    scroll: { stretch: scrollForm, inverse: (offset) => rubberBandInverse(offset, limit.width) },
  };
  const batch = new SpringBatch(2, { tolerance: { distance: 0.1, speed: 1 } });
  const cards = [...document.querySelectorAll('#band .lane')].map((lane, index) => ({
    lane, index, button: lane.querySelector('.card'), limits: lane.querySelector('.limits'),
    form: lane.dataset.form, tracker: null, grip: 0,
  }));
  let limit = { low: 0, high: 1, width: 0 };

  function powerForm(distance) {
    return rubberBandPower(distance);
  }

  function scrollForm(distance) {
    return rubberBand(distance, limit.width);
  }

  function position({ form }, finger) {
    const edge = clamp(finger, limit.low, limit.high);
    return edge + forms[form].stretch(finger - edge);
  }

  function finger({ form }, position) {
    const edge = clamp(position, limit.low, limit.high);
    return edge + forms[form].inverse(position - edge);
  }

  function letGo(card, time) {
    const velocity = card.tracker.velocity(time);
    const value = batch.values[card.index];
    const rest = value + project(velocity);
    const target = clamp(rest, limit.low, limit.high);
    const momentum = momentumOnRelease(
      velocity, target - value);
    const spring = Spring.fromResponse(
      momentum.response, momentum.dampingRatio);
    batch.frequencies[card.index] = spring.frequency;
    batch.dampingRatios[card.index] = spring.dampingRatio;
    batch.velocities[card.index] = velocity;
    batch.targets[card.index] = target;
    wake();
  }

  function step(seconds) {
    if (reducedMotion.matches) rest(batch);
    const { moving } = batch.step(seconds);
    draw();
    return moving > 0;
  }

  const wake = frames(step);

  function draw() {
    for (const { button, index } of cards) button.style.translate = `${batch.values[index]}px`;
  }

  /** Puts both cards where a finger at `x` pulls them. */
  function hold({ x, time }) {
    for (const card of cards) {
      const value = position(card, x + card.grip);
      batch.values[card.index] = value;
      batch.targets[card.index] = value;
      batch.velocities[card.index] = 0;
      card.tracker.add(time, value);
    }
    draw();
  }

  /** Both cards continue where they are, also from the middle of their way back. */
  function began({ x, time }) {
    for (const card of cards) {
      card.tracker = new VelocityTracker();
      card.grip = finger(card, batch.values[card.index]) - x;
    }
    hold({ x, time });
  }

  function ended({ time }) {
    for (const card of cards) letGo(card, time);
    describe(0, 0);
  }

  function describe(pull, sign) {
    const line = element('band-finger');
    line.setAttribute('visibility', pull === 0 ? 'hidden' : 'visible');
    for (const name of ['x1', 'x2']) line.setAttribute(name, Math.min(pull, 300));
    const [power, scroll] = [forms.power.stretch(pull), forms.scroll.stretch(pull)];
    element('band-readout').textContent = pull === 0
      ? 'Within the limits'
      : `${pull.toFixed(0)} px to the ${sign < 0 ? 'left' : 'right'}: power ${power.toFixed(0)}, scroll view ${scroll.toFixed(0)} px`;
  }

  function describePull(card, { x }) {
    const at = x + card.grip;
    const pull = at - clamp(at, limit.low, limit.high);
    describe(Math.abs(pull), pull);
  }

  drag(cards.map(({ button }) => button), cards[0].lane.parentElement, {
    began,
    moved(sample) {
      hold(sample);
      describePull(cards.find(({ button }) => button === sample.element), sample);
    },
    ended,
  });

  const isDragged = () => cards.some(({ button }) => button.classList.contains('dragged'));

  /** An arrow key that is held pulls in steps; letting go releases the cards. */
  function pullByKeys(card) {
    let pulled = null;
    const now = () => performance.now() / 1000;
    const release = () => {
      const isPulling = pulled !== null && !isDragged();
      pulled = null;
      if (isPulling) ended({ time: now() + PAUSE });
    };
    card.button.addEventListener('keydown', (event) => {
      const direction = arrow(event)?.x ?? 0;
      if (direction === 0 || isDragged()) return;
      event.preventDefault();
      if (pulled === null) began({ x: 0, time: now() });
      pulled = clamp(pulled + direction * KEY_PULL, -limit.width, limit.width);
      hold({ x: pulled, time: now() });
      describePull(card, { x: pulled });
      announce(element('band-readout').textContent);
    });
    card.button.addEventListener('keyup', release);
    card.button.addEventListener('blur', release);
  }

  cards.forEach(pullByKeys);

  /** Measures the limits, which are those of the shaded area; cards keep their places between them. */
  function arrange() {
    const [{ lane, limits, button }] = cards;
    const old = limit;
    limit = {
      low: limits.offsetLeft, high: limits.offsetLeft + limits.offsetWidth - button.offsetWidth, width: lane.clientWidth,
    };
    const moved = (place) => limit.low + ((place - old.low) / (old.high - old.low)) * (limit.high - limit.low);
    if (!isDragged()) {
      batch.values.forEach((value, k) => { batch.values[k] = moved(value); });
      batch.targets.forEach((target, k) => { batch.targets[k] = moved(target); });
    }
    draw();
    for (const name of ['power', 'scroll']) {
      plot(element(`${name}-curve`), Array.from({ length: 61 }, (_, k) => (
        { x: 5 * k, y: 98 - 0.6 * forms[name].stretch(5 * k) })));
    }
  }

  batch.values.fill((limit.low + limit.high) / 2);
  batch.targets.set(batch.values);
  onWidthChange(cards[0].lane, arrange);
  arrange();
  show('band', powerForm, scrollForm, position, letGo);
})();
