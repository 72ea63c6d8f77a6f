// SPDX-License-Identifier: MIT
'use strict';

// The functions that all demos share: frames, drags, and the code on the page. Arithmetic of motion
// is Resin's; here and in the demos are only events, sums and differences of positions, and drawing.

const playground = (() => {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

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

  /** @param {PointerEvent} event */
  function sample(event) {
    return { x: event.clientX, y: event.clientY, time: event.timeStamp / 1000 };
  }

  /**
   * Reports the drags of one pointer at a time, with positions in pixels of the window and times in
   * seconds.
   *
   * @param {HTMLElement} element
   * @param {{ began: Function, moved: Function, ended: Function }} handlers
   */
  function drag(element, { began, moved, ended }) {
    let pointer = null;
    element.addEventListener('pointerdown', (event) => {
      if (pointer !== null || event.button !== 0) return;
      pointer = event.pointerId;
      element.setPointerCapture(pointer);
      element.classList.add('dragged');
      began(sample(event));
    });
    element.addEventListener('pointermove', (event) => {
      if (event.pointerId === pointer) moved(sample(event));
    });
    const end = (event) => {
      if (event.pointerId !== pointer) return;
      pointer = null;
      element.classList.remove('dragged');
      ended(sample(event));
    };
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
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

  return { clamp, drag, element, frames, onWidthChange, pixels, plot, reducedMotion, rest, show };
})();
