import { PageFlip } from 'page-flip';
import { renderToStaticMarkup } from 'react-dom/server';
import { type BenchBook, settings } from './BenchBook.ts';
import { samplePage } from './samplePage.tsx';

let pageFlip: PageFlip | undefined;
let atRest: () => void = () => undefined;

export const book: BenchBook = {
  mount(room, { pageCount, startPage }) {
    const host = document.createElement('div');
    host.innerHTML = Array.from({ length: pageCount }, (_, index) => renderToStaticMarkup(samplePage(index))).join('');
    room.append(host);
    pageFlip = new PageFlip(host, { ...settings, startPage });
    pageFlip.on('changeState', ({ data }) => data === 'read' && atRest());
    pageFlip.loadFromHTML(host.querySelectorAll<HTMLElement>('.sample'));
  },
  turn: (direction) =>
    new Promise((resolve) => {
      atRest = resolve;
      if (direction === 'forward') pageFlip?.flipNext('bottom');
      else pageFlip?.flipPrev('bottom');
    }),
};
