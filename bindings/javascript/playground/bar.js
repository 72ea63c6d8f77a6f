// SPDX-License-Identifier: MIT
'use strict';

// A bar above an element that the browser scrolls. The element has a padding at its top, the inset,
// so its content offset is scrollTop minus the inset. While the content is at its top, the inset has
// the height of the highest stop, so that there is room to pull the content down.

(() => {
  const { Bar, Spring, VelocityTracker } = resin;
  const { element, frames, onWidthChange, reducedMotion, show } = playground;

  const IDLE = 120; // milliseconds without an event, after which scrolling has ended
  const HAS_SCROLL_END = 'onscrollend' in window;
  // With scrollend events the time is longer, because on a busy machine scroll events can pause.
  const IDLE_SCROLLING = HAS_SCROLL_END ? 1000 : IDLE;
  const FLING = 60; // pixels per second, above which a browser continues to scroll after a touch
  const TOLERANCE = { distance: 0.25, speed: 2 };

  const header = element('bar-header');
  const scroller = element('scroller');
  const content = element('scroller-content');
  const bar = new Bar([44, 96, 200]);
  const spring = Spring.fromResponse(0.4, 1);
  const [, normalHeight, expandedHeight] = bar.stops;

  let state = bar.initialState();
  let inset = normalHeight;
  let offset = -normalHeight; // the content offset of the latest sample that the bar reduced
  let scroll = null; // the animation to a target: a motion and its target
  let isTouched = false;
  let isPressed = false;
  let isGesture = false;
  let hasScrolled = false; // during the present touch, or during the last one, and the browser may carry the content on
  let tracker = null;
  let timer = 0;

  function sample() {
    return {
      contentOffset: scroller.scrollTop - inset,
      insetTop: state.highestStop === 2 ? expandedHeight : normalHeight,
      contentHeight: content.offsetHeight,
      frameHeight: scroller.clientHeight,
    };
  }

  function contentMoved() {
    const latest = sample();
    offset = latest.contentOffset;
    state = bar.reduce(state, latest);
    draw();
  }

  // A browser may scroll before it reports the wheel that does
  // it, so a gesture begins at the offset before.
  function gesture(phase, velocity = 0) {
    const latest = sample();
    if (phase === 'began') latest.contentOffset = offset;
    const event = { phase, velocity, sample: latest };
    const response = bar.handleGesture(state, event);
    state = response.state;
    return response.targetOffset;
  }

  function contentStopped() {
    const response = bar.settle(state, sample());
    state = response.state;
    scrollTo(response.targetOffset);
    draw();
  }

  function draw() {
    const height = bar.height(state);
    header.style.height = `${height}px`;
    header.style.setProperty('--size', bar.value(state, [[17, 28], [28, 30]]));
    header.style.setProperty('--lift', bar.value(state, [[11, 18], [18, 20]]));
    header.style.setProperty('--detail', bar.value(state, [[0, 0], [0, 1]]));
    element('bar-height').textContent = height.toFixed(0);
    element('bar-progress').textContent = bar.progress(state).toFixed(2);
    element('bar-phase').textContent = state.phase;
    for (const button of buttons) {
      button.setAttribute('aria-pressed', Number(button.dataset.stop) === bar.stopAt(state));
    }
  }

  /** Changes the inset, and the position by as much, so that the content remains where it is. */
  function setInset(height) {
    if (height === inset) return;
    const before = scroller.scrollTop - inset;
    inset = height;
    content.style.marginTop = `${height}px`;
    scroller.scrollTop = before + height;
  }

  function isAtTop() {
    return offset < -normalHeight + 1;
  }

  /** Provides room for a pull at the top, and removes it elsewhere. */
  function updateInset() {
    setInset(isAtTop() || state.highestStop === 2 ? expandedHeight : normalHeight);
  }

  const wake = frames((seconds) => {
    if (scroll === null) return false;
    const { target } = scroll;
    scroll.motion = reducedMotion.matches
      ? { value: target, velocity: 0 }
      : spring.step(scroll.motion, target, seconds, TOLERANCE);
    scroller.scrollTop = scroll.motion.value + inset;
    contentMoved();
    if (scroll.motion.value !== target || scroll.motion.velocity !== 0) return true;
    scroll = null;
    contentStopped();
    if (scroll === null) updateInset();
    return scroll !== null;
  });

  function scrollTo(target) {
    if (target === null) return;
    scroll = { motion: { value: scroller.scrollTop - inset, velocity: 0 }, target };
    wake();
  }

  /** The user scrolls, in any way. */
  function began() {
    scroll = null;
    clearTimeout(timer);
    if (isGesture) return;
    isGesture = true;
    if (state.phase !== 'settling' || isTouched) updateInset();
    gesture('began');
    draw();
  }

  /** Ends the gesture of a wheel, a key or a scroll bar, and the fling after a touch. */
  function stopped() {
    clearTimeout(timer);
    if (isTouched || isPressed || scroll !== null) return;
    if (isGesture) {
      isGesture = false;
      scrollTo(gesture('ended'));
    }
    if (scroll === null) contentStopped();
    if (scroll === null) updateInset();
    draw();
  }

  function stopSoon(idle = IDLE) {
    clearTimeout(timer);
    timer = setTimeout(stopped, idle);
  }

  scroller.addEventListener('scroll', () => {
    if (scroll !== null) return; // the animation has reduced already
    if (isTouched) hasScrolled = true;
    tracker?.add(performance.now() / 1000, scroller.scrollTop - inset);
    contentMoved();
    if (!(isTouched || isPressed) || state.highestStop === 2) updateInsetWhileScrolling();
    stopSoon(IDLE_SCROLLING);
  });
  scroller.addEventListener('scrollend', () => {
    if (!hasScrolled || isTouched) return stopSoon();
    hasScrolled = false;
    return stopped();
  });

  /** Removes the room for a pull as soon as the content has left it, except during a fling. */
  function updateInsetWhileScrolling() {
    const isFling = !isGesture && state.phase === 'settling';
    if (state.highestStop < 2 && !isAtTop() && !isFling) setInset(normalHeight);
  }

  scroller.addEventListener('wheel', () => {
    began();
    stopSoon();
  }, { passive: true });
  scroller.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') return;
    began();
    stopSoon();
  });

  // A pressed button may hold the scroll bar, so the bar does not settle before the release.
  scroller.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'touch') return;
    isPressed = true;
    began();
  });
  for (const name of ['pointerup', 'pointercancel', 'pointermove']) {
    addEventListener(name, (event) => {
      if (!isPressed || event.pointerType === 'touch' || event.buttons !== 0) return;
      isPressed = false;
      stopSoon();
    });
  }

  scroller.addEventListener('touchstart', () => {
    isTouched = true;
    hasScrolled = false;
    isGesture = false; // a touch is a new gesture, also during a fling
    tracker = new VelocityTracker();
    began();
  }, { passive: true });
  for (const name of ['touchend', 'touchcancel']) {
    scroller.addEventListener(name, (event) => {
      if (event.targetTouches.length > 0) return;
      isTouched = false;
      isGesture = false;
      const velocity = tracker.velocity(performance.now() / 1000);
      tracker = null;
      const target = gesture('ended', velocity);
      // Without scrollend events the velocity tells whether a fling follows; on a busy machine it is measured too low.
      const isDone = HAS_SCROLL_END ? !hasScrolled : Math.abs(velocity) < FLING;
      if (isDone) scrollTo(target);
      draw();
      stopSoon(isDone ? IDLE : IDLE_SCROLLING);
    });
  }

  const buttons = [...document.querySelectorAll('#bar [data-stop]')];
  for (const button of buttons) {
    button.addEventListener('click', () => {
      clearTimeout(timer);
      isGesture = false;
      scroll = null;
      const { state: next, insets, targetOffset } = bar.moveTo(state, sample(), Number(button.dataset.stop));
      state = next;
      setInset(Math.max(insets.top, inset));
      scrollTo(targetOffset);
      if (targetOffset === null) stopSoon();
      draw();
    });
  }

  const cities = ['Lisbon', 'Porto', 'Madrid', 'Seville', 'Lyon', 'Geneva', 'Turin', 'Vienna', 'Prague', 'Bergen'];
  content.append(...Array.from({ length: 36 }, (_, k) => {
    const row = document.createElement('div');
    row.className = 'journey';
    row.append(Object.assign(document.createElement('span'), {
      textContent: `${cities[k % 10]} to ${cities[(3 * k + 1 + Math.floor(k / 10)) % 10]}`,
    }), Object.assign(document.createElement('span'), {
      className: 'number', textContent: `${80 + ((k * 137) % 900)} km`,
    }));
    return row;
  }));

  /** Leaves the browser's scroll bar visible beside the bar. */
  function fit() {
    header.style.insetInlineEnd = `${scroller.offsetWidth - scroller.clientWidth}px`;
  }

  onWidthChange(scroller, fit);
  fit();
  content.style.marginTop = `${inset}px`;
  const attached = bar.attach(state, sample());
  state = attached.state;
  if (attached.targetOffset !== null) scroller.scrollTop = attached.targetOffset + inset;
  updateInset();
  draw();
  show('bar', contentMoved, gesture, contentStopped);
})();
