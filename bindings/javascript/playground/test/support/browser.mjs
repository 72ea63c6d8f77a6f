// SPDX-License-Identifier: MIT
// Chromium without a window, driven through its DevTools protocol: messages of JSON, each followed by
// a zero byte, on file descriptor 3 to the browser and 4 from it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TIMEOUT = 60_000; // a busy machine starves the browser for many seconds
const FLAGS = [
  '--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-extensions',
  '--disable-background-networking', '--disable-smooth-scrolling', '--remote-debugging-pipe', '--force-device-scale-factor=1',
];

export class Browser {
  #process;
  #folder = mkdtempSync(join(tmpdir(), 'resin-playground-'));
  #received = '';
  #next = 1;
  /** The calls without an answer, by their number. */
  #calls = new Map();
  /** The receivers of events, by session. */
  #receivers = new Map();

  constructor() {
    this.#process = spawn('chromium', [...FLAGS, `--user-data-dir=${this.#folder}`, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    this.#process.stdio[4].setEncoding('utf8').on('data', (text) => this.#receive(text));
    this.#process.on('error', (error) => this.#fail(error));
    this.#process.on('exit', (code) => this.#fail(new Error(`chromium has ended with status ${code}`)));
  }

  /** Calls a method of the protocol and returns its result. */
  call(method, params = {}, sessionId = undefined) {
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no answer to ${method} in ${TIMEOUT} ms`)), TIMEOUT);
      this.#calls.set(id, { method, resolve, reject, timer });
      this.#process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  /** Opens a page. `receive` is called with the name and the parameters of each of its events. */
  async open(receive) {
    const { targetId } = await this.call('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await this.call('Target.attachToTarget', { targetId, flatten: true });
    this.#receivers.set(sessionId, receive);
    return { targetId, sessionId };
  }

  async close() {
    const ended = new Promise((resolve) => { this.#process.once('exit', resolve); });
    this.call('Browser.close').catch(() => this.#process.kill());
    await ended;
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #receive(text) {
    const messages = (this.#received + text).split('\0');
    this.#received = messages.pop();
    for (const message of messages) {
      const { id, result, error, method, params, sessionId } = JSON.parse(message);
      if (id === undefined) {
        this.#receivers.get(sessionId)?.(method, params);
        continue;
      }
      const call = this.#calls.get(id);
      this.#calls.delete(id);
      clearTimeout(call.timer);
      if (error === undefined) call.resolve(result);
      else call.reject(new Error(`${call.method}: ${error.message}`));
    }
  }

  #fail(error) {
    for (const { reject, timer } of this.#calls.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#calls.clear();
  }
}
