// SPDX-License-Identifier: MIT
'use strict';

// A thousand rows, of which only the visible ones have elements. Each row has a spring for its
// position in the content and one for its opacity, so a change during an animation gives the springs
// new targets, and the rows continue from their present positions with their present velocities.

(() => {
  const { ListDiffer, Spring, SpringBatch } = resin;
  const { animals, announce, clamp, element, frames, reducedMotion, rest, show } = playground;

  const ROW = 44;
  const OVERSCAN = 5 * ROW;
  const COUNT = animals.length;

  const view = element('rows');
  const content = element('rows-content');
  const differ = new ListDiffer();
  const places = new SpringBatch(COUNT, {
    spring: Spring.fromResponse(0.5, 0.85), tolerance: { distance: 0.25, speed: 2 },
  });
  const opacities = new SpringBatch(COUNT, {
    spring: Spring.fromResponse(0.3, 1), tolerance: { distance: 0.01, speed: 0.1 },
  });

  /** The rows of the list, by id. */
  let list = animals.map(({ id }) => id);
  /** The index of each row in the list, or -1. */
  const indexOf = new Int32Array(COUNT);
  let moved = new Set();
  const shown = new Map();
  const spare = [];

  function change(newList) {
    const changes = differ.diff(list, newList);
    const { deletes, inserts, moves } = changes;
    for (const at of deletes) fadeOut(list[at]);
    for (const at of inserts) fadeIn(newList[at], at);
    moved = new Set([...moves].map(([, at]) => newList[at]));
    return { deletes, inserts, moves };
  }

  function step(seconds) {
    if (reducedMotion.matches) finishAtOnce();
    const { moving } = places.step(seconds);
    const { moving: fading } = opacities.step(seconds);
    places.settled.forEach(land);
    draw(places.values, opacities.values);
    return moving + fading > 0;
  }

  const wake = frames((seconds) => {
    const isMoving = step(seconds);
    if (!isMoving) putInOrder();
    return isMoving;
  });

  function isVisible(id) {
    const y = places.values[id] - view.scrollTop;
    return opacities.values[id] > 0.01 && y > -ROW && y < view.clientHeight;
  }

  function fadeOut(id) {
    indexOf[id] = -1;
    if (!isVisible(id)) opacities.values[id] = 0;
    opacities.targets[id] = 0;
    places.targets[id] = places.values[id];
    places.velocities[id] = 0;
  }

  /** A row that still fades out moves to its new place; another one appears there. */
  function fadeIn(id, index) {
    if (opacities.values[id] < 0.01) {
      places.values[id] = index * ROW;
      places.velocities[id] = 0;
    }
    opacities.targets[id] = 1;
  }

  /**
   * Gives rows their targets. No row travels further than out of the view or into it, however far it
   * moves in the list, so rows that come or go together keep their distances.
   */
  function aim() {
    const { scrollTop: top, clientHeight: height } = view;
    const way = height + ROW;
    const isSeen = (y) => y > top - ROW && y < top + height;
    for (const id of list) {
      const place = indexOf[id] * ROW;
      const value = places.values[id];
      const target = places.targets[id];
      if (isSeen(place)) {
        if (Math.abs(value - place) > way) putAt(id, clamp(value, place - way, place + way));
        places.targets[id] = place;
      } else if (!isSeen(value)) {
        putAt(id, place);
      } else if (isSeen(target) || (target < value) !== (place < value)) {
        places.targets[id] = clamp(place, value - way, value + way);
      }
    }
  }

  function putAt(id, place) {
    places.values[id] = place;
    places.targets[id] = place;
    places.velocities[id] = 0;
  }

  /** A row that has left the view is put at its place. */
  function land(id) {
    if (indexOf[id] >= 0) putAt(id, indexOf[id] * ROW);
  }

  function finishAtOnce() {
    for (const id of list) putAt(id, indexOf[id] * ROW);
    rest(opacities);
  }

  function draw(values, alphas) {
    const low = view.scrollTop - ROW - OVERSCAN;
    const high = view.scrollTop + view.clientHeight + OVERSCAN;
    for (let id = 0; id < COUNT; id += 1) {
      const isDrawn = alphas[id] > 0.01 && values[id] > low && values[id] < high;
      if (isDrawn) {
        drawRow(id, shown.get(id) ?? makeRow(id), values[id], alphas[id]);
      } else if (shown.has(id)) {
        spare.push(shown.get(id));
        shown.get(id).remove();
        shown.delete(id);
      }
    }
  }

  function drawRow(id, row, value, alpha) {
    row.style.translate = `0 ${value}px`;
    row.style.opacity = clamp(alpha, 0, 1);
    row.classList.toggle('fading', alpha < 1);
    row.classList.toggle('moved', moved.has(id) && places.velocities[id] !== 0);
    row.setAttribute('aria-posinset', indexOf[id] + 1);
    row.setAttribute('aria-setsize', list.length);
    row.setAttribute('aria-hidden', indexOf[id] < 0);
  }

  /** Rows at rest follow one another in the document as they do on the screen, for screen readers. */
  function putInOrder() {
    const ids = [...shown.keys()].sort((a, b) => places.values[a] - places.values[b]);
    ids.forEach((id, k) => {
      if (content.children[k] !== shown.get(id)) content.insertBefore(shown.get(id), content.children[k]);
    });
  }

  function makeRow(id) {
    const row = spare.pop() ?? emptyRow();
    const { name, number, color } = animals[id];
    row.dataset.id = id;
    row.children[0].style.setProperty('--color', color);
    row.children[1].textContent = name;
    row.children[2].textContent = number;
    content.append(row);
    shown.set(id, row);
    return row;
  }

  function emptyRow() {
    const row = document.createElement('div');
    row.className = 'row';
    row.setAttribute('role', 'listitem');
    row.append(...['dot', 'name', 'number'].map((name) => {
      const part = document.createElement('span');
      part.className = name;
      return part;
    }));
    return row;
  }

  /** Microseconds of a diff: the mean of as many as take 2 ms, because browsers round their clocks. */
  function diffTime(oldList, newList) {
    const [oldKeys, newKeys] = [oldList, newList].map((ids) => Float64Array.from(ids));
    const start = performance.now();
    let runs = 0;
    let now = start;
    while (now - start < 2) {
      for (let k = 0; k < 8; k += 1) differ.diff(oldKeys, newKeys);
      runs += 8;
      now = performance.now();
    }
    return (1000 * (now - start)) / runs;
  }

  /** Runs diffs for 20 ms: by then the browser has replaced its first, slower code of the module. */
  function warmUp() {
    const start = performance.now();
    const mixed = shuffled(list);
    while (performance.now() - start < 20) differ.diff(list, mixed);
  }

  /** The end of the list may come closer: then the content shifts, and the rows with it. */
  function setContentHeight() {
    const before = view.scrollTop;
    content.style.height = `${list.length * ROW}px`;
    const shift = view.scrollTop - before;
    if (shift === 0) return;
    for (let id = 0; id < COUNT; id += 1) {
      places.values[id] += shift;
      places.targets[id] += shift;
    }
  }

  function apply(newList) {
    const time = diffTime(list, newList);
    const changes = change(newList);
    list = newList;
    indexOf.fill(-1);
    list.forEach((id, index) => { indexOf[id] = index; });
    setContentHeight();
    aim();
    wake();
    report(changes, time);
    playground.list = list;
  }

  function report(changes, time) {
    const counts = Object.entries(changes).map(([kind, { length }]) => {
      const count = length.toLocaleString('en');
      element(kind).textContent = count;
      return `${count} ${kind}`;
    });
    const rows = `${list.length.toLocaleString('en')} of 1,000 rows`;
    element('diff-time').textContent = time.toFixed(0);
    element('row-count').textContent = rows;
    announce(`${rows}: ${counts.join(', ')}`);
  }

  /** All rows in their present order; the filter hides some. */
  let order = list;

  function isKept(id) {
    return animals[id].name.toLowerCase().includes(element('filter').value.trim().toLowerCase());
  }

  function reorder(newOrder) {
    order = newOrder;
    apply(order.filter(isKept));
  }

  /** Fisher–Yates. */
  function shuffled(ids) {
    const result = [...ids];
    for (let i = result.length - 1; i > 0; i -= 1) {
      const j = Math.floor(Math.random() * (i + 1));
      [result[i], result[j]] = [result[j], result[i]];
    }
    return result;
  }

  /** Moves ten of the first rows elsewhere among these, so that all of it can be seen. */
  function tenMoved(ids) {
    const result = [...ids];
    const some = Math.min(30, result.length);
    for (let k = 0; k < Math.min(10, some); k += 1) {
      const [id] = result.splice(Math.floor(Math.random() * some), 1);
      result.splice(Math.floor(Math.random() * some), 0, id);
    }
    return result;
  }

  const compare = (a, b) => (a < b ? -1 : Number(a > b));
  const sortedBy = (key) => [...order].sort((a, b) => compare(animals[a][key], animals[b][key]));

  element('shuffle').addEventListener('click', () => reorder(shuffled(order)));
  element('shuffle-few').addEventListener('click', () => {
    const first = order.filter(isKept);
    reorder([...tenMoved(first), ...order.filter((id) => !isKept(id))]);
  });
  element('sort-name').addEventListener('click', () => reorder(sortedBy('name')));
  element('sort-number').addEventListener('click', () => reorder(sortedBy('number')));
  element('filter').addEventListener('input', () => reorder(order));
  view.addEventListener('scroll', () => {
    aim();
    wake();
  });

  list.forEach((id, index) => {
    indexOf[id] = index;
    putAt(id, index * ROW);
  });
  opacities.values.fill(1);
  opacities.targets.fill(1);
  setContentHeight();
  draw(places.values, opacities.values);
  playground.list = list;
  setTimeout(warmUp);
  show('list', change, step);
})();
