import { consoleAt } from '../../src/console/engine/ConsoleState.ts';
import { consoleView } from '../../src/console/engine/consoleView.ts';
import { initialMessages } from '../../src/console/initialMessages.ts';
import type { PageName } from '../../src/index.ts';

const viewOf = (page: PageName) => consoleView(consoleAt(page), initialMessages.handheld);

/** A page's position as announced: `Page 3 of 9`. The engine's tests check the count. */
export const pagePlace = (page: PageName) => viewOf(page).place;

/** A page's position as printed in its corner: `3/9`. */
export const pageNumber = (page: PageName) => viewOf(page).pageNumber;
