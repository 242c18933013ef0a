import type { Browser } from 'playwright';
import { BookPage } from './BookPage.ts';
import { bookSizes } from './bookSizes.ts';
import { type Book, books } from './books.ts';
import { bigBooks, measureBig } from './measureBig.ts';
import { measureRest } from './measureRest.ts';
import { measureTurns } from './measureTurns.ts';
import { Readings } from './Readings.ts';
import type { Results } from './rows.ts';

/** The one that wraps the other turns as the other does, so its turns are not measured again. */
const turned = ['flipbook', 'page-flip'] as const satisfies Book[];

/** What is measured, where, and how often. */
export interface Plan {
  readonly browser: Browser;
  /** Where the bench's pages are served. */
  readonly address: string;
  readonly runs: number;
  /** Called with each step's name. */
  readonly say: (words: string) => void;
}

/**
 * Drives all books through the same things, taking turns, so that a machine that is busy for a while is so for all of
 * them.
 */
export async function flipbookResults({ browser, address, runs, say }: Plan): Promise<Results> {
  const readings = { flipbook: new Readings(), 'page-flip': new Readings(), 'react-pageflip': new Readings() };
  const drive = async (book: Book, measure: (page: BookPage, into: Readings) => Promise<void>): Promise<void> => {
    const page = await BookPage.open(browser, address, book);
    try {
      await measure(page, readings[book]);
    } finally {
      await page.close();
    }
  };

  for (let run = 1; run <= runs; run++) {
    say(`Run ${run} of ${runs}: turns and drags …`);
    for (const book of turned) await drive(book, measureTurns);
    say(`Run ${run} of ${runs}: many pages …`);
    for (const size of bigBooks) {
      for (const book of books) await drive(book, (page, into) => measureBig(page, into, size));
    }
  }
  say('Rest …');
  for (const book of books) await drive(book, measureRest);
  say('Sizes …');
  const sizes = await bookSizes();
  return {
    flipbook: { ...readings.flipbook.medians(), ...sizes.flipbook },
    'page-flip': { ...readings['page-flip'].medians(), ...sizes['page-flip'] },
    'react-pageflip': { ...readings['react-pageflip'].medians(), ...sizes['react-pageflip'] },
  };
}
