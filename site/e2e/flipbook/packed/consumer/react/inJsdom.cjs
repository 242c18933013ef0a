// Books in a project of CommonJS modules, in a document that draws nothing: as Jest with jsdom has them. Prints what they report.
const { JSDOM } = require('jsdom');

const { window } = new JSDOM('<!doctype html><div id="root"></div>', { pretendToBeVisual: true });
// Classes also in place of Node's own: the window takes no signal or event but its own.
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis) || /^[A-Z]/.test(name)) Object.defineProperty(globalThis, name, Object.getOwnPropertyDescriptor(window, name));
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const { act, createElement } = require('react');
const { createRoot } = require('react-dom/client');
const { default: HTMLFlipBook } = require('react-page-turn/react-pageflip');

const pages = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((text) =>
  createElement('section', { key: text, 'aria-labelledby': text }, createElement('b', { id: text }, text)),
);
const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** What a book of a kind reports: mounted, turned by its methods, by a mouse and by keys, unmounted. */
async function report(Book, methods, keys) {
  const reports = [];
  const book = { current: null };
  const onFlip = (flip) => reports.push(`flip ${flip.data ?? flip}`);
  const props = { width: 300, height: 400, ...keys, 'aria-label': 'Book', ref: book, onFlip };
  const root = createRoot(document.getElementById('root'));
  await act(async () => root.render(createElement(Book, props, pages)));
  await act(nextFrames);
  await act(async () => methods(book.current).flipNext());
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
  const { Flipbook } = await import('react-page-turn');
  const dropIn = await report(HTMLFlipBook, (book) => book.pageFlip(), { keyboard: true });
  const own = await report(Flipbook, (book) => book, {});
  console.log(JSON.stringify({ dropIn, own }));
}

reportAll();
