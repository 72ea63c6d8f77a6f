// SPDX-License-Identifier: MIT
'use strict';

// Pucks that are thrown: two springs each, one for either axis.

(() => {
  const { nearestPoint, project, rubberBand, Spring, SpringBatch, VelocityTracker } = resin;
  const {
    announce, arrow, clamp, drag, element, frames, onWidthChange, pixels, plot, reducedMotion, rest, show,
  } = playground;

  const RADIUS = 30;
  const COLUMNS = 3;
  const ROWS = 2;

  const arena = element('arena');
  const buttons = [...arena.querySelectorAll('.puck')];
  const batch = new SpringBatch(2 * buttons.length, { tolerance: { distance: 0.1, speed: 1 } });
  // The distances of caught pucks from the places of held ones; springs reduce them to 0.
  const slips = new SpringBatch(2 * buttons.length, {
    spring: Spring.fromResponse(0.2, 1), tolerance: { distance: 0.1, speed: 1 },
  });
  let size = { width: 0, height: 0 };
  let anchors = [];

  const pucks = buttons.map((button, k) => ({
    button, x: 2 * k, y: 2 * k + 1, anchor: Number(button.dataset.home), next: null, grip: null, trackers: null,
    ring: makeRing(),
  }));

  /** The point to which momentum would carry a puck that is let go now. */
  function makeRing() {
    const ring = document.createElement('div');
    ring.className = 'landing';
    ring.hidden = true;
    arena.prepend(ring);
    return ring;
  }

  function makeAnchors() {
    size = { width: arena.clientWidth, height: arena.clientHeight };
    anchors = Array.from({ length: COLUMNS * ROWS }, (_, k) => ({
      x: (size.width * (2 * (k % COLUMNS) + 1)) / (2 * COLUMNS),
      y: (size.height * (2 * Math.floor(k / COLUMNS) + 1)) / (2 * ROWS),
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

  // Positions have no walls, for springs and for fingers. A puck beyond a wall is drawn at the end of a
  // rubber band that is shorter than the puck's radius, so at least half of the puck is visible.
  function banded(position, length) {
    const wall = clamp(position, RADIUS, length - RADIUS);
    return wall + rubberBand(position - wall, RADIUS);
  }

  /** The place at which a puck is drawn. */
  function place({ x, y }) {
    return {
      x: banded(batch.values[x], size.width) + slips.values[x], y: banded(batch.values[y], size.height) + slips.values[y],
    };
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
    if (reducedMotion.matches) [batch, slips].forEach(rest);
    const { moving } = batch.step(seconds);
    const { moving: slipping } = slips.step(seconds);
    draw();
    return moving + slipping > 0;
  }

  const wake = frames(step);

  function draw() {
    for (const puck of pucks) {
      const { x, y } = place(puck);
      puck.button.style.translate = `${x}px ${y}px`;
    }
  }

  /** Puts a puck under the finger, without a velocity. */
  function hold(puck, { x, y, time }) {
    const position = [x + puck.grip.x, y + puck.grip.y];
    [puck.x, puck.y].forEach((lane, axis) => {
      batch.values[lane] = position[axis];
      batch.targets[lane] = position[axis];
      batch.velocities[lane] = 0;
      puck.trackers[axis].add(time, position[axis]);
    });
    draw();
  }

  function showLanding(puck, time) {
    const { point, anchor } = landing(puck, time);
    const x = clamp(point.x, RADIUS, size.width - RADIUS);
    const y = clamp(point.y, RADIUS, size.height - RADIUS);
    puck.ring.style.translate = `${x}px ${y}px`;
    puck.ring.hidden = false;
    puck.next = anchor.index;
    markNext();
  }

  function hideLanding(puck) {
    puck.ring.hidden = true;
    puck.next = null;
    markNext();
  }

  /** Marks the anchors at which pucks would land that are held now. */
  function markNext() {
    marks.forEach((mark, k) => mark.classList.toggle('next', pucks.some(({ next }) => next === k)));
  }

  function describe(puck, time) {
    const { right, down, point, anchor } = landing(puck, time);
    const speed = Math.hypot(right, down);
    const way = Math.hypot(point.x - batch.values[puck.x], point.y - batch.values[puck.y]);
    element('springs-readout').textContent = speed < 1
      ? 'Let go without momentum'
      : `Thrown at ${pixels(speed)} px/s: momentum carries it ${pixels(way)} px`;
    announcePlace(puck, anchor);
  }

  function announcePlace({ button }, { index }) {
    announce(`${button.getAttribute('aria-label')} at place ${index + 1} of ${anchors.length}`);
  }

  for (const puck of pucks) {
    drag([puck.button], arena, {
      began(finger) {
        puck.trackers = [new VelocityTracker(), new VelocityTracker()];
        const { x, y } = place(puck);
        puck.grip = { x: x - finger.x, y: y - finger.y };
        // Where a puck is caught beyond a wall, a held puck is drawn elsewhere: a spring covers the way there.
        slips.values[puck.x] = x - banded(x, size.width);
        slips.values[puck.y] = y - banded(y, size.height);
        wake();
        hold(puck, finger);
        showLanding(puck, finger.time);
      },
      moved(finger) {
        hold(puck, finger);
        showLanding(puck, finger.time);
      },
      ended({ time }) {
        describe(puck, time);
        letGo(puck, time);
        hideLanding(puck);
      },
    });
    puck.button.addEventListener('keydown', (event) => moveByKey(puck, event));
    puck.button.addEventListener('click', (event) => {
      if (event.detail === 0) moveTo(puck, freeAnchors(puck)); // of a key or of assistive technology
    });
  }

  /** Moves a puck to the nearest free anchor in the direction of an arrow key. */
  function moveByKey(puck, event) {
    const direction = arrow(event);
    if (direction === undefined) return;
    event.preventDefault();
    const here = anchors[puck.anchor];
    moveTo(puck, freeAnchors(puck).filter(({ x, y }) => (x - here.x) * direction.x + (y - here.y) * direction.y > 1));
  }

  /** Moves a puck to the nearest of some anchors other than its own, unless a finger holds it. */
  function moveTo(puck, places) {
    const others = places.filter(({ index }) => index !== puck.anchor);
    const next = others[nearestPoint(others, anchors[puck.anchor])];
    if (next === undefined || puck.button.classList.contains('dragged')) return;
    puck.anchor = next.index;
    aim(puck);
    element('springs-readout').textContent = `Sent to place ${next.index + 1} of ${anchors.length}`;
    announcePlace(puck, next);
  }

  function setSpring() {
    const damping = Number(element('damping').value);
    const response = Number(element('response').value);
    element('damping-value').textContent = damping.toFixed(2);
    element('response-value').textContent = `${response.toFixed(2)} s`;
    element('response').setAttribute('aria-valuetext', `${response.toFixed(2)} seconds`);
    batch.spring = Spring.fromResponse(response, damping);
    const { values } = batch.spring.sample({ value: 0, velocity: 0 }, 1, 1.5 / 150, 151);
    plot(element('spring-curve'), [...values].map((value, k) => ({ x: 2 * k, y: 98 - 48 * value })));
  }

  /** Puts the pucks that rest at their anchors, and sends those that move there; a held one remains held. */
  function arrange() {
    makeAnchors();
    for (const puck of pucks) {
      if (puck.button.classList.contains('dragged')) continue;
      const { x, y } = anchors[puck.anchor];
      if (batch.velocities[puck.x] === 0 && batch.velocities[puck.y] === 0) {
        [batch.values[puck.x], batch.values[puck.y]] = [x, y];
      }
      aim(puck);
    }
    draw();
  }

  element('damping').addEventListener('input', setSpring);
  element('response').addEventListener('input', setSpring);
  onWidthChange(arena, arrange);
  setSpring();
  arrange();
  show('springs', landing, letGo, aim);
})();
