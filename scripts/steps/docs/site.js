// SPDX-License-Identifier: MIT
// The search field, and the place in the contents. The index is loaded as a script when the field is used, because pages that are opened as
// files cannot fetch it. Without scripts there is no field, and the contents list everything.
const root = document.currentScript.dataset.root;
const field = document.getElementById("site-search");
const found = document.getElementById("site-found");

const contents = document.getElementById("site-contents");
const current = contents.querySelector("[aria-current]");

if (current !== null) contents.scrollTop = current.offsetTop - contents.clientHeight / 2;
field.hidden = false;
field.addEventListener("focus", () => {
  const script = document.createElement("script");
  script.src = root + "search-index.js";
  script.onload = show;
  document.head.append(script);
}, { once: true });
field.addEventListener("input", show);
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== field) {
    event.preventDefault();
    field.focus();
  } else if (event.key === "Escape") {
    field.value = "";
    show();
  } else if (event.key === "Enter" && document.activeElement === field) {
    found.querySelector("a")?.click();
  }
});

// A name that begins with the text is first, then shorter names.
function rank(name, text) {
  const at = name.toLowerCase().indexOf(text);
  return at < 0 ? Infinity : (at === 0 ? 0 : name[at - 1] === "." ? 1000 : 2000) + name.length;
}

function show() {
  const text = field.value.trim().toLowerCase();
  found.replaceChildren();
  if (text && typeof index !== "undefined") {
    const ranked = index.map((entry) => [rank(entry[0], text), entry]).filter(([order]) => order < Infinity);
    ranked.sort((a, b) => a[0] - b[0]);
    for (const [, [name, module, url]] of ranked.slice(0, 30)) {
      const link = document.createElement("a");
      const place = document.createElement("small");
      link.href = root + url;
      place.textContent = module;
      link.append(name, place);
      const item = document.createElement("li");
      item.append(link);
      found.append(item);
    }
  }
  found.hidden = found.children.length === 0;
}
