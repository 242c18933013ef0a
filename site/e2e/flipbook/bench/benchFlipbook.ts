import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { bundleWeight } from '../../../../.ci/sizes/bundleWeight.ts';
import { productionBuild } from '../../../vite/productionBuild.ts';
import type { BenchLine } from '../../bench/benchPages.ts';
import { pinnedLaunchOptions } from '../../drivers/chromium.ts';
import { medianOf } from '../../drivers/medianOf.ts';
import { serveFolder } from '../../drivers/serve.ts';
import { type BookPage, openBookPage } from './BookPage.ts';
import { bigBooks, measureBig, measureFirstTurn, measureTurns, onDemandBook, type RecordValue } from './measureBook.ts';
import { type Book, books, type Reading, resultTable } from './rows.ts';

const root = resolve(import.meta.dirname, '../../../..');
const pages = resolve(import.meta.dirname, 'pages');
const folder = join(root, 'dist/bench');

/** `react-pageflip` turns like `page-flip`, which it wraps, so its book of 8 pages is not measured. */
const booksWithTurns = ['flipbook', 'page-flip'] as const satisfies Book[];

/** Drives the flipbooks through turns, drags and large books. */
export async function benchFlipbook(runs: number): Promise<BenchLine[]> {
  console.log('Building the books …');
  await productionBuild({
    root: pages,
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: join(pages, 'book.html') } },
  });
  const { address, stop } = await serveFolder(folder);
  const browser = await chromium.launch(await pinnedLaunchOptions());
  try {
    return await measureAll(browser, address, runs);
  } finally {
    await browser.close();
    await stop();
  }
}

async function measureAll(browser: Browser, address: string, runs: number): Promise<BenchLine[]> {
  const readings = { flipbook: new Map(), 'page-flip': new Map(), 'react-pageflip': new Map() } satisfies Record<
    Book,
    Map<Reading, number[]>
  >;
  const recorderFor =
    (book: Book): RecordValue =>
    (id, value, possible) => {
      const add = (reading: Reading, newValue: number) =>
        readings[book].set(reading, [...(readings[book].get(reading) ?? []), newValue]);
      add(id, value);
      if (possible !== undefined) add(`${id}Of`, possible);
    };
  const drive = async (book: Book, measure: (page: BookPage, record: RecordValue) => Promise<void>): Promise<void> => {
    const page = await openBookPage(browser, address, book);
    await measure(page, recorderFor(book));
    await page.page.close();
  };

  // The flipbooks alternate, so that a busy machine affects all of them.
  for (let run = 1; run <= runs; run++) {
    console.log(`Run ${run} of ${runs} …`);
    for (const book of booksWithTurns) {
      await drive(book, measureTurns);
      await drive(book, measureFirstTurn);
    }
    for (const big of bigBooks) {
      for (const book of books) await drive(book, (page, record) => measureBig(page, record, big));
    }
    await drive('flipbook', (page, record) => measureBig(page, record, onDemandBook));
  }
  await measureSizes(recorderFor);
  const medians = (book: Book) => Object.fromEntries(Array.from(readings[book], ([id, all]) => [id, medianOf(all)]));
  return resultTable({
    flipbook: medians('flipbook'),
    'page-flip': medians('page-flip'),
    'react-pageflip': medians('react-pageflip'),
  });
}

async function measureSizes(recorderFor: (book: Book) => RecordValue): Promise<void> {
  for (const [book, id, file] of [
    ['flipbook', 'script', 'src/flipbook/index.ts'],
    ['flipbook', 'dropIn', 'src/flipbook/compat.tsx'],
    ['page-flip', 'script', 'node_modules/page-flip/dist/js/page-flip.browser.js'],
    ['react-pageflip', 'script', 'node_modules/react-pageflip/build/index.es.js'],
    ['react-pageflip', 'dropIn', 'node_modules/react-pageflip/build/index.es.js'],
  ] as const)
    recorderFor(book)(id, (await bundleWeight(join(root, file))).script);
}
