// The page of the bench: `book.html?page-flip` provides that flipbook as `window.bench`.
import './page.css';
import type { Book } from '../rows.ts';
import type { BenchBook } from './BenchBook.ts';
import { offerBench } from './offerBench.ts';

const makers: Readonly<Record<Book, () => Promise<{ book: BenchBook }>>> = {
  flipbook: () => import('./ownBook.tsx'),
  'page-flip': () => import('./pageFlipBook.ts'),
  'react-pageflip': () => import('./reactPageflipBook.tsx'),
};

const kind = location.search.slice(1);
for (const [name, make] of Object.entries(makers)) {
  if (name === kind) offerBench((await make()).book);
}
