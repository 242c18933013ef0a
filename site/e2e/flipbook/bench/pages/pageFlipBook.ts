import { PageFlip } from 'page-flip';
import { renderToStaticMarkup } from 'react-dom/server';
import { type BenchBook, settings } from './BenchBook.ts';
import { samplePages } from './samplePage.tsx';

let pageFlip: PageFlip | undefined;

export const book: BenchBook = {
  mount(container, setup, onState) {
    const host = document.createElement('div');
    host.innerHTML = renderToStaticMarkup(samplePages(setup));
    container.append(host);
    pageFlip = new PageFlip(host, settings);
    pageFlip.on('changeState', ({ data }) => onState(data));
    pageFlip.loadFromHTML(host.querySelectorAll<HTMLElement>('[data-sample]'));
  },
  turn(direction) {
    if (direction === 'forward') pageFlip?.flipNext('bottom');
    else pageFlip?.flipPrev('bottom');
  },
};
