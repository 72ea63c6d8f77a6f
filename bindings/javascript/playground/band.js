// SPDX-License-Identifier: MIT
'use strict';

// Two cards that stretch a rubber band beyond their limits, each with a form of its own.

(() => {
  const {
    momentumOnRelease, project, rubberBand, rubberBandInverse, rubberBandPower, rubberBandPowerInverse, Spring,
    SpringBatch, VelocityTracker,
  } = resin;
  const { clamp, drag, element, frames, onWidthChange, plot, reducedMotion, rest, show } = playground;

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
  let limit = { low: 0, high: 0, width: 0 };

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
    element('band-finger').setAttribute('x1', Math.min(pull, 300));
    element('band-finger').setAttribute('x2', Math.min(pull, 300));
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

  for (const card of cards) {
    drag(card.button, {
      began,
      moved(sample) {
        hold(sample);
        describePull(card, sample);
      },
      ended,
    });
    pullByKeys(card);
  }

  /** An arrow key that is held pulls in steps; letting go releases the cards. */
  function pullByKeys(card) {
    let pulled = null;
    const now = () => performance.now() / 1000;
    const release = () => {
      if (pulled === null) return;
      pulled = null;
      ended({ time: now() + 1 }); // a second later: without momentum
    };
    card.button.addEventListener('keydown', (event) => {
      const sign = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (sign === undefined || card.button.classList.contains('dragged')) return;
      event.preventDefault();
      if (pulled === null) began({ x: 0, time: now() });
      pulled = (pulled ?? 0) + sign * KEY_PULL;
      hold({ x: pulled, time: now() });
      describePull(card, { x: pulled });
    });
    card.button.addEventListener('keyup', release);
    card.button.addEventListener('blur', release);
  }

  /** Puts both cards in the middle of their limits, which are those of the shaded area. */
  function arrange() {
    const [{ lane, limits, button }] = cards;
    limit = {
      low: limits.offsetLeft, high: limits.offsetLeft + limits.offsetWidth - button.offsetWidth, width: lane.clientWidth,
    };
    batch.values.fill((limit.low + limit.high) / 2);
    batch.targets.set(batch.values);
    const spring = Spring.fromResponse(0.4, 1);
    batch.frequencies.fill(spring.frequency);
    batch.dampingRatios.fill(spring.dampingRatio);
    batch.velocities.fill(0);
    draw();
    for (const name of ['power', 'scroll']) {
      plot(element(`${name}-curve`), Array.from({ length: 61 }, (_, k) => (
        { x: 5 * k, y: 98 - 0.6 * forms[name].stretch(5 * k) })));
    }
  }

  onWidthChange(cards[0].lane, arrange);
  arrange();
  show('band', powerForm, scrollForm, position, letGo);
})();
