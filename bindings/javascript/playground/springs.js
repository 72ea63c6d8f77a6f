// SPDX-License-Identifier: MIT
'use strict';

// Pucks that are thrown: two springs each, one for either axis.

(() => {
  const { nearestPoint, project, rubberBand, rubberBandInverse, Spring, SpringBatch, VelocityTracker } = resin;
  const { clamp, drag, element, frames, onWidthChange, pixels, plot, reducedMotion, rest, show } = playground;

  const RADIUS = 30;
  const COLUMNS = 3;
  const ROWS = 2;

  const arena = element('arena');
  const landingRing = element('landing');
  const buttons = [...arena.querySelectorAll('.puck')];
  const batch = new SpringBatch(2 * buttons.length, { tolerance: { distance: 0.1, speed: 1 } });
  let anchors = [];

  const pucks = buttons.map((button, k) => ({
    button, x: 2 * k, y: 2 * k + 1, anchor: Number(button.dataset.home), grip: null, trackers: null,
  }));

  function makeAnchors() {
    anchors = Array.from({ length: COLUMNS * ROWS }, (_, k) => ({
      x: (arena.clientWidth * (2 * (k % COLUMNS) + 1)) / (2 * COLUMNS),
      y: (arena.clientHeight * (2 * Math.floor(k / COLUMNS) + 1)) / (2 * ROWS),
      index: k,
    }));
    marks.forEach((mark, k) => { mark.style.translate = `${anchors[k].x}px ${anchors[k].y}px`; });
  }

  const marks = Array.from({ length: COLUMNS * ROWS }, () => {
    const mark = document.createElement('div');
    mark.className = 'anchor';
    arena.prepend(mark);
    return mark;
  });

  /** The anchors that no other puck has. */
  function freeAnchors(puck) {
    const taken = pucks.filter((other) => other !== puck).map(({ anchor }) => anchor);
    return anchors.filter(({ index }) => !taken.includes(index));
  }

  // A puck that is dragged out of the arena stretches a rubber band; its position in pixels.
  function banded(finger, length) {
    const edge = clamp(finger, RADIUS, length - RADIUS);
    return edge + rubberBand(finger - edge, length / 2);
  }

  function unbanded(position, length) {
    const edge = clamp(position, RADIUS, length - RADIUS);
    return edge + rubberBandInverse(position - edge, length / 2);
  }

  /** The anchor at which a puck lands that is let go now, and the point to which momentum carries it. */
  function landing(puck, time) {
    const [right, down] = puck.trackers.map(
      (tracker) => tracker.velocity(time));
    const point = {
      x: batch.values[puck.x] + project(right),
      y: batch.values[puck.y] + project(down),
    };
    const free = freeAnchors(puck);
    const anchor = free[nearestPoint(free, point)];
    return { right, down, point, anchor };
  }

  function letGo(puck, time) {
    const { right, down, anchor } = landing(puck, time);
    puck.anchor = anchor.index;
    batch.velocities[puck.x] = right;
    batch.velocities[puck.y] = down;
    aim(puck);
  }

  /** Sends a puck from where it is, with the velocity it has, to its anchor. */
  function aim(puck) {
    const { x, y } = anchors[puck.anchor];
    batch.targets[puck.x] = x;
    batch.targets[puck.y] = y;
    wake();
  }

  function step(seconds) {
    if (reducedMotion.matches) rest(batch);
    const { moving } = batch.step(seconds);
    draw(batch.values);
    return moving > 0;
  }

  const wake = frames(step);

  function draw(values) {
    for (const { button, x, y } of pucks) {
      button.style.translate = `${values[x]}px ${values[y]}px`;
    }
  }

  /** Puts a puck under the finger, without a velocity. */
  function hold(puck, { x, y, time }) {
    const position = [
      banded(x + puck.grip.x, arena.clientWidth), banded(y + puck.grip.y, arena.clientHeight),
    ];
    [puck.x, puck.y].forEach((lane, axis) => {
      batch.values[lane] = position[axis];
      batch.targets[lane] = position[axis];
      batch.velocities[lane] = 0;
      puck.trackers[axis].add(time, position[axis]);
    });
    draw(batch.values);
  }

  function showLanding(puck, time) {
    const { point, anchor } = landing(puck, time);
    const x = clamp(point.x, RADIUS, arena.clientWidth - RADIUS);
    const y = clamp(point.y, RADIUS, arena.clientHeight - RADIUS);
    landingRing.style.translate = `${x}px ${y}px`;
    marks.forEach((mark, k) => mark.classList.toggle('next', k === anchor.index));
  }

  function describe(puck, time) {
    const { right, down, point } = landing(puck, time);
    const speed = Math.hypot(right, down);
    const way = Math.hypot(point.x - batch.values[puck.x], point.y - batch.values[puck.y]);
    element('springs-readout').textContent = speed < 1
      ? 'Let go without momentum'
      : `Thrown at ${pixels(speed)} px/s: momentum carries it ${pixels(way)} px`;
  }

  for (const puck of pucks) {
    drag(puck.button, {
      began(finger) {
        puck.trackers = [new VelocityTracker(), new VelocityTracker()];
        puck.grip = {
          x: unbanded(batch.values[puck.x], arena.clientWidth) - finger.x,
          y: unbanded(batch.values[puck.y], arena.clientHeight) - finger.y,
        };
        hold(puck, finger);
        landingRing.hidden = false;
        showLanding(puck, finger.time);
      },
      moved(finger) {
        hold(puck, finger);
        showLanding(puck, finger.time);
      },
      ended({ time }) {
        describe(puck, time);
        letGo(puck, time);
        landingRing.hidden = true;
        marks.forEach((mark) => mark.classList.remove('next'));
      },
    });
    puck.button.addEventListener('keydown', (event) => moveByKey(puck, event));
  }

  const keys = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  /** Moves a puck to the nearest free anchor in the direction of an arrow key. */
  function moveByKey(puck, event) {
    if (!(event.key in keys) || puck.button.classList.contains('dragged')) return;
    event.preventDefault();
    const [right, down] = keys[event.key];
    const here = anchors[puck.anchor];
    const ahead = freeAnchors(puck).filter(({ x, y }) => (x - here.x) * right + (y - here.y) * down > 1);
    const next = ahead[nearestPoint(ahead, here)];
    if (next === undefined) return;
    puck.anchor = next.index;
    aim(puck);
  }

  function setSpring() {
    const damping = Number(element('damping').value);
    const response = Number(element('response').value);
    element('damping-value').textContent = damping.toFixed(2);
    element('response-value').textContent = `${response.toFixed(2)} s`;
    batch.spring = Spring.fromResponse(response, damping);
    const { values } = batch.spring.sample({ value: 0, velocity: 0 }, 1, 1.5 / 150, 151);
    plot(element('spring-curve'), [...values].map((value, k) => ({ x: 2 * k, y: 98 - 48 * value })));
  }

  /** Puts every puck at its anchor, at once. */
  function arrange() {
    makeAnchors();
    for (const { x, y, anchor } of pucks) {
      [batch.values[x], batch.values[y]] = [anchors[anchor].x, anchors[anchor].y];
    }
    batch.targets.set(batch.values);
    batch.velocities.fill(0);
    draw(batch.values);
  }

  element('damping').addEventListener('input', setSpring);
  element('response').addEventListener('input', setSpring);
  onWidthChange(arena, arrange);
  setSpring();
  arrange();
  show('springs', landing, letGo, aim);
})();
