// The cells of a notebook on a page, run by the Python that the table of this site plays on. Cells share their names, as in
// a notebook; one that is run brings along those above it that have not been run yet.
const HOME = new URL("play/", document.baseURI);
const cells = [...document.querySelectorAll("pre.notebook-said")].map((box) => ({
  box,
  said: box.querySelector("code"),
  code: codeBefore(box),
  done: false,
}));
let python;
let last = Promise.resolve();

function codeBefore(box) {
  const code = box.previousElementSibling.querySelector("pre code");
  code.contentEditable = "true";
  code.spellcheck = false;
  code.setAttribute("role", "textbox");
  code.setAttribute("aria-multiline", "true");
  code.setAttribute("aria-label", "Python");
  return code;
}

/** Where the site has Python and the rules: its page says so. */
async function addresses() {
  const answer = await fetch(HOME);
  if (!answer.ok) throw new Error("the table is not in this site, and Python with it: build the site with bin/docs");
  const { dataset } = new DOMParser().parseFromString(await answer.text(), "text/html").documentElement;
  return Object.fromEntries(["python", "library", "rules"].map((name) => [name, new URL(dataset[name], HOME).href]));
}

/** A worker with Python, which answers one question after the other. */
async function begun() {
  const files = await addresses();
  const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  const ask = (question) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.wrong ? reject(new Error(data.wrong)) : resolve(data.said));
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(question);
    });
  await ask(files);
  return ask;
}

async function runOne(cell) {
  cell.box.setAttribute("aria-busy", "true");
  cell.box.classList.remove("notebook-wrong");
  try {
    python ??= begun();
    if (!cells.some(({ done }) => done)) cell.said.textContent = "Python is coming ...";
    const ask = await python.catch((error) => {
      python = undefined;
      throw error;
    });
    cell.said.textContent = "...";
    cell.said.textContent = await ask(cell.code.innerText);
    cell.done = true;
  } catch ({ message }) {
    cell.said.textContent = message;
    cell.box.classList.add("notebook-wrong");
    throw new Error(message);
  } finally {
    cell.box.removeAttribute("aria-busy");
  }
}

/** Up to a cell: those above it once, itself again. Runs that are asked for meanwhile wait for it. */
function run(upTo) {
  last = last.then(async () => {
    for (const cell of cells.slice(0, upTo + 1)) {
      if (cell.done && cell !== cells[upTo]) continue;
      await runOne(cell);
    }
  }).catch(() => undefined); // it is said on the page
}

function button(words, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "md-button notebook-run";
  made.textContent = words;
  made.onclick = act;
  return made;
}

const style = document.createElement("style");
style.textContent = `
.notebook-run { padding: 0.3em 1.2em !important; margin: 0 0 0.5em; min-height: 2.4rem; cursor: pointer; }
.notebook-said { border-left: 0.2rem solid var(--md-primary-fg-color); }
.notebook-wrong { border-left-color: #b3261e; }
.notebook-wrong code { white-space: pre-wrap; }
.notebook-said[aria-busy] { opacity: 0.6; }
pre code[contenteditable]:focus { outline: 2px solid var(--md-accent-fg-color); }
`;
document.head.append(style);
cells.forEach(({ box, said }, n) => {
  said.setAttribute("aria-live", "polite");
  box.before(button("Run", () => run(n)));
});
cells[0].code.closest(".highlight").before(
  button("Run all", () => {
    for (const cell of cells) cell.done = false;
    run(cells.length - 1);
  }),
);
