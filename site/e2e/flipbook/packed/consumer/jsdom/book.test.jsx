import { act, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Flipbook } from 'react-page-turn';
import HTMLFlipBook from 'react-page-turn/react-pageflip';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const messages = [];
console.error = console.warn = (...message) => messages.push(message);

const texts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const press = (target, key) => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

test.each([
  ['flipbook', Flipbook, {}, (book) => book.flipNext()],
  ['drop-in', HTMLFlipBook, { keyboard: true }, (book) => book.pageFlip().flipNext()],
])('the %s turns by methods and keys, but not by mouse', async (_, Book, keys, flipNext) => {
  const reports = [];
  const book = createRef();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const props = { width: 300, height: 400, ...keys, ref: book, onFlip: (flip) => reports.push(flip.data ?? flip) };
  const pages = texts.map((text) => <b key={text}>{text}</b>);
  await act(async () => root.render(<Book {...props} aria-label="Book">{pages}</Book>));
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const visiblePages = () => [...document.querySelectorAll('b')].filter((page) => !page.closest('[hidden]')).map((page) => page.textContent);
  expect(visiblePages()).toEqual(['One', 'Two']);

  await act(async () => flipNext(book.current));
  expect(visiblePages()).toEqual(['Three', 'Four']);
  const element = document.querySelector('[aria-label="Book"]');
  await act(async () => {
    for (const type of ['pointermove', 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      document.querySelectorAll('b')[3].dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    press(document.body, 'End');
  });
  expect(visiblePages()).toEqual(['Three', 'Four']);
  await act(async () => press(element, 'ArrowRight'));
  expect(visiblePages()).toEqual(['Five', 'Six']);
  expect(element.querySelector('[role="status"]').textContent).toMatch(/^Pages 5 and 6 of 6/);
  await act(async () => root.unmount());
  expect(reports).toEqual([2, 4]);
  expect(messages).toEqual([]);
});
