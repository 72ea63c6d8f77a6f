// SPDX-License-Identifier: MIT
'use strict';

// The functions that all demos share: frames, drags, and the code on the page. Arithmetic of motion
// is Resin's; here and in the demos are only events, sums and differences of positions, and drawing.

const playground = (() => {
  const ARROWS = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };
  const PAUSE = 1; // seconds, after which a pointer has no velocity

  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let announcement = 0;

  /**
   * Returns a function that starts an animation, which continues for as long as `step` returns true.
   *
   * @param {(seconds: number) => boolean} step called with the time since the previous frame
   */
  function frames(step) {
    let isRunning = false;
    let isWanted = false;
    let last = 0;
    function frame(now) {
      const seconds = Math.max(0, now - last) / 1000;
      last = Math.max(last, now);
      isWanted = false;
      isRunning = step(seconds) || isWanted;
      if (isRunning) requestAnimationFrame(frame);
    }
    return () => {
      isWanted = true;
      if (isRunning) return;
      isRunning = true;
      last = performance.now();
      requestAnimationFrame(frame);
    };
  }

  /**
   * Reports the drags of elements, of which one pointer at a time moves one. Positions are in pixels
   * relative to `frame`, so a drag continues under the pointer while the page scrolls; times in seconds.
   *
   * @param {HTMLElement[]} elements
   * @param {HTMLElement} frame
   * @param {{ began: Function, moved: Function, ended: Function }} handlers called with a position, a
   *   time and the element
   */
  function drag(elements, frame, { began, moved, ended }) {
    let pointer = null;
    function sample({ clientX, clientY, timeStamp, currentTarget }) {
      const { left, top } = frame.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top, time: timeStamp / 1000, element: currentTarget };
    }
    function end(event) {
      if (event.pointerId !== pointer) return;
      pointer = null;
      event.currentTarget.classList.remove('dragged');
      const last = sample(event);
      // A cancelled pointer has no momentum: the drag ends as after a pause.
      if (event.type !== 'pointerup') last.time += PAUSE;
      ended(last);
    }
    for (const element of elements) {
      element.addEventListener('pointerdown', (event) => {
        if (pointer !== null || event.button !== 0) return;
        pointer = event.pointerId;
        element.setPointerCapture(pointer);
        element.classList.add('dragged');
        began(sample(event));
      });
      element.addEventListener('pointermove', (event) => {
        if (event.pointerId !== pointer) return;
        if (event.buttons === 0) end(event); // the release was not reported to the page
        else moved(sample(event));
      });
      for (const name of ['pointerup', 'pointercancel', 'lostpointercapture']) element.addEventListener(name, end);
    }
  }

  /** The direction of an arrow key; undefined with a modifier, because these are the browser's shortcuts. */
  function arrow({ key, altKey, ctrlKey, metaKey, shiftKey }) {
    return altKey || ctrlKey || metaKey || shiftKey ? undefined : ARROWS[key];
  }

  /** Announces a result to screen readers, unless a newer one follows within 300 ms. */
  function announce(text) {
    clearTimeout(announcement);
    announcement = setTimeout(() => { element('status').textContent = text; }, 300);
  }

  /** Puts all springs of a batch at their targets, without an animation. */
  function rest({ values, targets, velocities }) {
    values.set(targets);
    velocities.fill(0);
  }

  /** The source of a function without the indentation of its place in the file. */
  function source(callee) {
    const lines = callee.toString().split('\n');
    const indents = lines.slice(1).filter((line) => line !== '').map((line) => line.search(/\S/));
    const indent = Math.min(...indents);
    return lines.map((line, k) => (k === 0 ? line : line.slice(indent))).join('\n');
  }

  /** A line of code; on a narrow page its further lines are indented by more than its first. */
  function lineOfCode(text) {
    const line = document.createElement('span');
    line.className = 'line';
    line.style.setProperty('--indent', Math.max(0, text.search(/\S/)));
    line.textContent = text;
    return line;
  }

  /**
   * Shows the code that drives a demo: the functions that run, not a copy of them.
   *
   * @param {string} demo
   * @param {Function[]} functions
   */
  function show(demo, ...functions) {
    const lines = functions.map(source).join('\n\n').split('\n');
    document.querySelector(`[data-code=${demo}]`).replaceChildren(...lines.map(lineOfCode));
  }

  /** Writes points to a polyline of an SVG. */
  function plot(polyline, points) {
    polyline.setAttribute('points', points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '));
  }

  /** The nearest number to `value` from `low` to `high`. */
  function clamp(value, low, high) {
    return Math.min(Math.max(value, low), high);
  }

  const element = (id) => document.getElementById(id);
  const pixels = (value) => value.toLocaleString('en', { maximumFractionDigits: 0 });

  /** Calls `changed` when the width of an element changes, not for the present width. */
  function onWidthChange(target, changed) {
    let width = target.clientWidth;
    new ResizeObserver(() => {
      if (target.clientWidth === width) return;
      width = target.clientWidth;
      changed();
    }).observe(target);
  }

  element('failure').hidden = 'resin' in globalThis;
  return {
    PAUSE, announce, arrow, clamp, drag, element, frames, onWidthChange, pixels, plot, reducedMotion, rest, show,
  };
})();
