// SPDX-License-Identifier: MIT
// A page of the playground in a browser, with the input of a person and the eyes of one.
import assert from 'node:assert/strict';

/** The codes of the keys that have an effect in the browser itself. */
const KEY_CODES = { Backspace: 8, Tab: 9, Enter: 13, PageDown: 34 };
export const ALT = 1;
const ADDRESS = new URL('../../index.html', import.meta.url).href;

/** The time that a condition has to become true, in milliseconds: enough on a machine with other work. */
const PATIENCE = 15_000;

/** The levels of messages in the console and the log that are faults. */
const FAULTS = ['error', 'warning', 'assert'];

/** Runs in the page: calls `look` after every frame; returns a function that gives what it returned. */
const RECORDER = `
globalThis.recordFrames = (look) => {
  const seen = [];
  let isOn = true;
  const frame = (time) => {
    seen.push({ time: time / 1000, ...look() });
    if (isOn) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  return () => { isOn = false; return seen; };
};
// The translation of an element in pixels; CSS leaves out a second length of zero.
globalThis.translation = (element) => {
  const [x, y = 0] = element.style.translate.split(' ').map(parseFloat);
  return { x, y };
};
// Records an element's translation when its style changes, with the time of the frame.
globalThis.recordTranslation = (element) => {
  const seen = [];
  const observer = new MutationObserver(() => {
    seen.push({ time: document.timeline.currentTime / 1000, ...translation(element), isHeld: document.querySelector('.dragged') !== null });
  });
  observer.observe(element, { attributes: true, attributeFilter: ['style'] });
  return () => { observer.disconnect(); return seen; };
};
globalThis.layoutShift = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) layoutShift += value;
}).observe({ type: 'layout-shift', buffered: true });
`;

/**
 * Runs in the page: gives it a clock of its own, on which a frame takes a sixtieth of a second and each reading
 * 0.05 ms, however busy the machine is.
 */
const STEADY = `{
  const request = requestAnimationFrame.bind(window);
  let [time, last] = [performance.now(), 0];
  performance.now = () => { time += 0.05; return time; };
  globalThis.requestAnimationFrame = (callback) => request((now) => {
    if (now !== last) {
      last = now;
      time += 1000 / 60;
    }
    callback(time);
  });
}`;

export class Page {
  #browser;
  #target;
  /** The time of the latest event, in seconds since 1970: exact, however busy the machine is. */
  #time = 0;
  #loads = 0;
  /** The exceptions, errors and warnings in the console and the log, and requests to a network. */
  errors = [];

  constructor(browser) {
    this.#browser = browser;
  }

  static async open(browser) {
    const page = new Page(browser);
    page.#target = await browser.open((method, params) => page.#note(method, params));
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await page.call(`${domain}.enable`);
    await page.call('Page.addScriptToEvaluateOnNewDocument', { source: RECORDER });
    return page;
  }

  /**
   * Loads the playground anew. A query makes the browser forget positions and values of the forms.
   * `script` runs before the scripts of the page. With `isSteady` the page has a clock of its own, for tests of
   * what happens from one frame to the next.
   */
  async load({
    width = 1200, height = 700, theme = 'light', motion = 'no-preference', contrast = 'none', touch = false,
    scrollBars = false, script = () => {}, isSteady = false, address = ADDRESS,
  } = {}) {
    await this.resize(width, height, touch);
    await this.call('Emulation.setTouchEmulationEnabled', { enabled: touch, maxTouchPoints: 5 });
    await this.call('Emulation.setScrollbarsHidden', { hidden: !scrollBars });
    await this.call('Emulation.setEmulatedMedia', { features: [
      { name: 'prefers-color-scheme', value: theme }, { name: 'prefers-reduced-motion', value: motion },
      { name: 'forced-colors', value: contrast },
    ] });
    this.#loads += 1;
    this.#time = 0;
    const { identifier } = await this.call('Page.addScriptToEvaluateOnNewDocument', { source: `${isSteady ? STEADY : ''}(${script})()` });
    await this.call('Page.navigate', { url: `${address}?${this.#loads}` });
    await this.call('Page.removeScriptToEvaluateOnNewDocument', { identifier });
    await this.run(() => new Promise((resolve) => {
      if (document.readyState === 'complete') resolve();
      else addEventListener('load', () => resolve());
    }));
  }

  async resize(width, height, mobile = false) {
    await this.call('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile });
  }

  call(method, params) {
    return this.#browser.call(method, params, this.#target.sessionId);
  }

  #note(method, params) {
    if (method === 'Runtime.exceptionThrown') this.errors.push(params.exceptionDetails.exception?.description);
    else if (method === 'Runtime.consoleAPICalled' && FAULTS.includes(params.type)) this.errors.push(params.args[0]?.value);
    else if (method === 'Log.entryAdded' && FAULTS.includes(params.entry.level)) this.errors.push(params.entry.text);
    else if (method === 'Network.requestWillBeSent') this.#noteRequest(params.request);
  }

  #noteRequest({ url }) {
    const { protocol, hostname } = new URL(url);
    if (!['file:', 'data:'].includes(protocol) && hostname !== '127.0.0.1') this.errors.push(`requested ${url}`);
  }

  /** Returns the value of a function in the page, which may be a promise. */
  async run(callee, ...values) {
    const expression = `(${callee})(${values.map((value) => JSON.stringify(value)).join(', ')})`;
    const { result, exceptionDetails } = await this.call('Runtime.evaluate',
      { expression, returnByValue: true, awaitPromise: true });
    assert.equal(exceptionDetails, undefined, exceptionDetails?.exception?.description);
    return result.value;
  }

  /** Waits until a function in the page returns something true, asked once a frame. */
  async until(callee, ...values) {
    const condition = `() => (${callee})(${values.map((value) => JSON.stringify(value)).join(', ')})`;
    const result = await this.run(`() => new Promise((resolve) => {
      const condition = ${condition};
      const end = performance.now() + ${PATIENCE};
      const frame = () => {
        const value = condition();
        if (value || performance.now() > end) resolve(value);
        else requestAnimationFrame(frame);
      };
      frame();
    })`);
    assert.ok(result, `not within ${PATIENCE / 1000} s: ${callee}`);
    return result;
  }

  /** Scrolls an element into the middle of the window and returns its box there. */
  box(selector) {
    return this.run((name) => {
      const element = document.querySelector(name);
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height, x: left + width / 2, y: top + height / 2 };
    }, selector);
  }

  /** The position of an element in its parent, without scrolling. */
  center(selector) {
    return this.run((name) => {
      const { left, top, width, height } = document.querySelector(name).getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, selector);
  }

  /** Presses the button now; the times of later events count from here. */
  async press({ x, y }) {
    this.#time = Math.max(this.#time, Date.now() / 1000);
    await this.#mouse('mousePressed', x, y);
  }

  async move({ x, y }, seconds = 0.01) {
    this.#time += seconds;
    await this.#mouse('mouseMoved', x, y);
  }

  /** Moves the mouse with no button pressed. */
  async hover({ x, y }) {
    await this.call('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'none', buttons: 0 });
  }

  async release({ x, y }, seconds = 0.001) {
    this.#time += seconds;
    await this.#mouse('mouseReleased', x, y);
  }

  /** Drags in equal steps of 10 ms and releases after `pause` seconds. Returns the last position. */
  async drag(from, by, { steps = 10, pause = 0.001 } = {}) {
    await this.press(from);
    let at = from;
    for (let k = 1; k <= steps; k += 1) {
      at = { x: from.x + (by.x * k) / steps, y: from.y + (by.y * k) / steps };
      await this.move(at);
    }
    await this.release(at, pause);
    return at;
  }

  async wheel({ x, y }, deltaY) {
    await this.call('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY });
  }

  /** Touches at a time in seconds since 1970, which is now if there is none. */
  async touch(type, points, timestamp = undefined) {
    await this.call('Input.dispatchTouchEvent', { type, touchPoints: points, timestamp });
  }

  async key(key, type = 'both', modifiers = 0) {
    const event = { key, code: key, windowsVirtualKeyCode: KEY_CODES[key], modifiers };
    if (key === 'Enter') event.text = '\r';
    if (type !== 'up') await this.call('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
    if (type !== 'down') await this.call('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  }

  async click(selector) {
    const { x, y } = await this.box(selector);
    await this.press({ x, y });
    await this.release({ x, y });
  }

  async type(text) {
    await this.call('Input.insertText', { text });
  }

  /** The whole page as a PNG. */
  async picture() {
    const [width, height] = await this.run(() => [document.documentElement.clientWidth, document.documentElement.scrollHeight]);
    const { data } = await this.call('Page.captureScreenshot',
      { captureBeyondViewport: true, optimizeForSpeed: true, clip: { x: 0, y: 0, width, height, scale: 1 } });
    return Buffer.from(data, 'base64');
  }

  async #mouse(type, x, y) {
    await this.call('Input.dispatchMouseEvent',
      { type, x, y, button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1, timestamp: this.#time });
  }
}
