import { consoleAt } from '../../src/console/engine/ConsoleState.ts';
import { consoleView } from '../../src/console/engine/consoleView.ts';
import { initialMessages } from '../../src/console/initialMessages.ts';
import type { PageName } from '../../src/index.ts';

const viewOf = (page: PageName) => consoleView(consoleAt(page), initialMessages.handheld);

/** A page's place as it is announced: `Page 3 of 9`. How it is counted is tested with the engine. */
export const pagePlace = (page: PageName) => viewOf(page).place;

/** A page's place as it stands in its corner: `3/9`. */
export const pageNumber = (page: PageName) => viewOf(page).pageNumber;
