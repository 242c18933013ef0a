import type { ViewWords } from './engine/consoleView.ts';
import type { StartMenuWords } from './menu/StartMenu.tsx';
import type { PageWords } from './pages/PageWords.ts';

/** The fixed words of the console itself: what its buttons are for, and what it says to those who do not see it. */
export const handheldWords = {
  scrollUp: 'scroll up',
  scrollDown: 'scroll down',
  next: 'next',
  back: 'back',
  choose: 'choose',
  send: 'send',
  title: 'title page',
  menu: 'menu',
  itemUp: 'previous item',
  itemDown: 'next item',
  tabLeft: 'previous tab',
  tabRight: 'next tab',
  closeMenu: 'close menu',
  /** The name of the switch that the speaker is. */
  sound: 'Sound',
  /** `{page}` and `{pages}` are numbers. */
  place: 'Page {page} of {pages}',
  /** Stands in the corner of each page, for the eye only. */
  pageNumber: '{page}/{pages}',
  formOpen: 'The company form is open.',
  formClosed: 'The company form is closed.',
  /** Said while the page asked for is on its way. */
  waiting: 'One moment...',
  /** Said when it did not arrive. */
  missing: 'The rest of the game did not arrive. Press once more to try again.',
  noScript: "The console's buttons need JavaScript.",
} as const satisfies ViewWords & Record<string, string>;

/** Replacements for {@link handheldWords}. */
export type ConsoleWords = { [Word in keyof typeof handheldWords]: string };

/** The fixed words of the console: its own, the Start Menu's, and page by page those of its pages. */
export type HandheldWords = Partial<ConsoleWords> & { startMenu?: Partial<StartMenuWords>; pages?: PageWords };
