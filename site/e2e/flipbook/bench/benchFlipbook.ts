import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { bundleWeight } from '../../../../.ci/sizes/bundleWeight.ts';
import { productionBuild } from '../../../vite/productionBuild.ts';
import type { BenchLine } from '../../bench/benchPages.ts';
import { pinnedLaunchOptions } from '../../drivers/chromium.ts';
import { serveFolder } from '../../drivers/serve.ts';
import { type BookPage, openBookPage } from './BookPage.ts';
import { bigBooks, measureBig, measureFirstTurn, measureTurns } from './measureBook.ts';
import { type Book, type Reading, resultTable } from './rows.ts';

const root = resolve(import.meta.dirname, '../../../..');
const pages = resolve(import.meta.dirname, 'pages');
const folder = join(root, 'dist/bench');

/** `react-pageflip` turns like `page-flip`, which it wraps, so its book of 8 pages is not measured. */
const booksWithTurns = ['flipbook', 'page-flip'] as const satisfies Book[];

const measuredScripts = [
  ['flipbook', 'script', 'src/flipbook/index.ts'],
  ['flipbook', 'dropIn', 'src/flipbook/compat.tsx'],
  ['page-flip', 'script', 'node_modules/page-flip/dist/js/page-flip.browser.js'],
  ['react-pageflip', 'script', 'node_modules/react-pageflip/build/index.es.js'],
  ['react-pageflip', 'dropIn', 'node_modules/react-pageflip/build/index.es.js'],
] as const;

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
  const readings: Reading[] = [];
  const drive = async (book: Book, measure: (page: BookPage) => Promise<void>): Promise<void> => {
    const page = await openBookPage(browser, address, book);
    await measure(page);
    readings.push(...page.readings);
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
      for (const book of big.flipbooks) await drive(book, (page) => measureBig(page, big));
    }
  }
  for (const [book, row, file] of measuredScripts)
    readings.push({ book, row, value: (await bundleWeight(join(root, file))).script });
  return resultTable(readings);
}
