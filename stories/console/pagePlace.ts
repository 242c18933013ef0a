import { consoleAt } from '../../src/console/engine/ConsoleState.ts';
import { consoleView } from '../../src/console/engine/consoleView.ts';
import { handheldWords } from '../../src/console/handheldWords.ts';
import type { PageName } from '../../src/index.ts';

/** What readers are told of a page's place: `Page 3 of 9`. How it is counted is tested with the engine. */
export const pagePlace = (page: PageName) => consoleView(consoleAt(page), handheldWords).place;
