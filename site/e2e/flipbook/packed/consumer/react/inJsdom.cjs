// Books in a project of CommonJS modules, in a document that draws nothing: as Jest with jsdom has them. Prints what they report.
const { join } = require('node:path');
const { JSDOM } = require('jsdom');

const { window } = new JSDOM('<!doctype html><div id="root"></div>', { pretendToBeVisual: true });
// Classes also in place of Node's own: the window takes no signal or event but its own.
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis) || /^[A-Z]/.test(name)) Object.defineProperty(globalThis, name, Object.getOwnPropertyDescriptor(window, name));
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const { act, createElement } = require('react');
const { createRoot } = require('react-dom/client');
const { Flipbook, FlipbookProvider } = require('react-page-turn');
const { Toolbar } = require('react-page-turn/toolbar');
// A path, for which Node ignores `exports`: as Jest up to 27 does.
const { default: HTMLFlipBook } = require(join(__dirname, 'node_modules/react-page-turn/react-pageflip'));
if (HTMLFlipBook !== require('react-page-turn/react-pageflip').default) throw new Error('There are two drop-ins.');

const pages = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((text) =>
  createElement('section', { key: text, 'aria-labelledby': text }, createElement('b', { id: text }, text)),
);
const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** What a book of a kind reports: mounted, turned by its methods or the toolbar, by a mouse and by keys, unmounted. */
async function report(Book, turn, keys) {
  const reports = [];
  const book = { current: null };
  const onFlip = (flip) => reports.push(`flip ${flip.data ?? flip}`);
  const props = { width: 300, height: 400, ...keys, 'aria-label': 'Book', ref: book, onFlip };
  const root = createRoot(document.getElementById('root'));
  const next = createElement(Toolbar.Next, null, 'Next');
  await act(async () => root.render(createElement(FlipbookProvider, null, createElement(Book, props, pages), next)));
  await act(nextFrames);
  await act(async () => turn(book.current));
  const element = document.querySelector('[aria-label="Book"]');
  const page = element.querySelector('[data-index="3"]');
  await act(async () => {
    for (const type of ['pointermove', 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      page.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    for (const target of [document.body, element])
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
  });
  reports.push(element.querySelector('[data-part="status"]').textContent);
  await act(async () => root.unmount());
  return reports;
}

async function reportAll() {
  const dropIn = await report(HTMLFlipBook, (book) => book.pageFlip().flipNext(), { keyboard: true });
  const own = await report(Flipbook, () => document.querySelector('button').click(), {});
  console.log(JSON.stringify({ dropIn, own }));
}

reportAll();
