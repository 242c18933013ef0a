import { PageFlip } from 'page-flip';
import { settings } from './BenchBook.ts';
import { offerBench } from './offerBench.ts';
import { sampleElement } from './sampleElement.ts';

let book: PageFlip | undefined;
let atRest: () => void = () => undefined;

offerBench({
  mount(room, pageCount, startPage) {
    const host = document.createElement('div');
    const pages = Array.from({ length: pageCount }, (_, index) => sampleElement(index));
    host.append(...pages);
    room.append(host);
    book = new PageFlip(host, { ...settings, startPage });
    book.on('changeState', ({ data }) => data === 'read' && atRest());
    book.loadFromHTML(pages);
  },
  turn: (direction) =>
    new Promise((resolve) => {
      atRest = resolve;
      if (direction === 'forward') book?.flipNext('bottom');
      else book?.flipPrev('bottom');
    }),
  unmount: () => book?.destroy(),
});
