import { importAgain } from '../lazy/importAgain.ts';
import { type LazyPart, lazyPart } from '../lazy/lazyPart.ts';
import { loadedPart } from '../lazy/loadedPart.ts';
import { mapPart } from '../lazy/mapPart.ts';
import type { PageScreen } from './ConsoleScreenProps.ts';
import type { ConsoleState } from './engine/ConsoleState.ts';
import type { PageName } from './engine/pageNames.ts';
import { firstPages } from './firstPages.tsx';

type LaterPages = typeof import('./laterPages.tsx');

/** The parts that the console's states are drawn with, and how each is loaded. */
export type ConsoleParts = {
  readonly pages: Readonly<Record<PageName, LazyPart<PageScreen>>>;
  readonly startMenu: LazyPart<LaterPages['StartMenu']>;
  /** The file that all parts are in which do not come with the console. */
  readonly later: LazyPart<unknown>;
};

/**
 * Makes the map from a page's name to the part that draws it. The first two pages come with the console. The others and the
 * Start Menu, 20 kB with what only they use, are loaded when the browser is idle.
 */
export function createConsoleParts(load: () => Promise<LaterPages> = () => import('./laterPages.tsx')): ConsoleParts {
  const later = lazyPart(load, { retry: (reason) => importAgain(load, reason) });
  const laterPage = (name: keyof LaterPages['laterPages']): LazyPart<PageScreen> =>
    mapPart(later, ({ laterPages }) => laterPages[name]);
  return {
    pages: {
      instructions: loadedPart(firstPages.instructions),
      title: loadedPart(firstPages.title),
      letter: laterPage('letter'),
      profile: laterPage('profile'),
      controls: laterPage('controls'),
      levels: laterPage('levels'),
      'side-quests': laterPage('side-quests'),
      about: laterPage('about'),
      'thank-you': laterPage('thank-you'),
    },
    startMenu: mapPart(later, ({ StartMenu }) => StartMenu),
    later,
  };
}

/** The parts that a state is drawn with. */
export function partsOf(parts: ConsoleParts, { page, startMenu }: ConsoleState): readonly LazyPart<unknown>[] {
  return startMenu === 'closed' ? [parts.pages[page]] : [parts.pages[page], parts.startMenu];
}
