import { consoleAt } from '../../src/console/engine/ConsoleState.ts';
import { consoleView } from '../../src/console/engine/consoleView.ts';
import { initialMessages } from '../../src/console/initialMessages.ts';
import type { PageName } from '../../src/index.ts';

/** A page's position as announced: `Page 3 of 9`. The engine's tests check the count. */
export const pagePlace = (page: PageName) => consoleView(consoleAt(page), initialMessages.handheld).place;
