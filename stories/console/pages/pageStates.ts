import { arabic, everySection, sparse } from '../../content/fixtures.ts';
import { narrow } from '../../windows.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';
import { tooLong } from './tooLong.ts';

/** What the stories of every page begin with: the page on the console's screen. */
export const onScreen = { decorators: [onLcd], parameters: lcdOnly };

/** The states that a page is shown in, besides those of its own. */
export const states = {
  /** The owner has written down a name and nothing else. */
  sparse: { args: { content: sparse } },
  /** Texts and words that do not end. */
  long: { args: { content: tooLong } },
  /** Something in every section of the résumé. */
  everySection: { args: { content: everySection } },
  /** Written from right to left. */
  arabic: { args: { content: arabic }, parameters: { lcd: { dir: 'rtl' } } },
  /** 320 px wide. */
  narrow: { globals: narrow },
  /** The screen of the whole device. */
  wide: { parameters: { lcd: { widthPx: 560 } } },
  /** With readable text. */
  readable: { parameters: { lcd: { readable: true } } },
  /** Text twice as large. */
  largeText: { parameters: { lcd: { textPercent: 200 } } },
};
