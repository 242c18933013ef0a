// What nobody sees before a button was pressed: a file of its own, so that the first page need not wait for it.
import { LaterPage } from './LaterPage.tsx';
import { StartMenu } from './menu/StartMenu.tsx';

/** Pages 3 to 9, and the Start Menu. */
export const laterParts = { LaterPage, StartMenu };

/** See {@link laterParts}. */
export type LaterParts = typeof laterParts;
