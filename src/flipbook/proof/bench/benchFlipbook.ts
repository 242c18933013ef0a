import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import type { BenchLine } from '../../../../.ci/bench/BenchLine.ts';
import type { BenchOptions } from '../../../../.ci/bench/options.ts';
import { chromiumLaunchOptions } from '../../../../.ci/chromium.ts';
import { serveFolder } from '../../../../.ci/site/serveFolder.ts';
import { productionBuild } from '../../../../.ci/steps/productionBuild.ts';
import { BookPage } from './BookPage.ts';
import { bookSizes } from './bookSizes.ts';
import { bigBooks, measureBig, measureRest, measureTurns } from './measureBook.ts';
import { Readings } from './Readings.ts';
import { type Book, books, resultTable } from './rows.ts';

const root = resolve(import.meta.dirname, '../../../..');
const pages = resolve(import.meta.dirname, 'pages');
const folder = join(root, 'dist/bench');

/** The one that wraps the other turns as the other does, so its turns are not measured again. */
const turned = ['flipbook', 'page-flip'] as const satisfies Book[];

/** Drives all books through the same things: turns and drags, books of many pages, rest. */
export async function benchFlipbook({ runs }: Pick<BenchOptions, 'runs'>): Promise<BenchLine[]> {
  console.log('Building the books …');
  await productionBuild({
    root: pages,
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: join(pages, 'book.html') } },
  });
  const { address, stop } = await serveFolder(folder, 0);
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    return await race(browser, address, runs);
  } finally {
    await browser.close();
    await stop();
  }
}

async function race(browser: Browser, address: string, runs: number): Promise<BenchLine[]> {
  const readings = { flipbook: new Readings(), 'page-flip': new Readings(), 'react-pageflip': new Readings() };
  const drive = async (book: Book, measure: (page: BookPage, into: Readings) => Promise<void>): Promise<void> => {
    const page = await BookPage.open(browser, address, book);
    try {
      await measure(page, readings[book]);
    } finally {
      await page.close();
    }
  };

  // They take turns, so that a machine that is busy for a while is so for all of them.
  for (let run = 1; run <= runs; run++) {
    console.log(`Run ${run} of ${runs} …`);
    for (const book of turned) await drive(book, measureTurns);
    for (const big of bigBooks) {
      for (const book of books) await drive(book, (page, into) => measureBig(page, into, big));
    }
  }
  for (const book of books) await drive(book, measureRest);
  const sizes = await bookSizes();
  return resultTable({
    flipbook: { ...readings.flipbook.medians(), ...sizes.flipbook },
    'page-flip': { ...readings['page-flip'].medians(), ...sizes['page-flip'] },
    'react-pageflip': { ...readings['react-pageflip'].medians(), ...sizes['react-pageflip'] },
  });
}
