import { useContext, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { historyFields } from './historyFields.ts';
import { type Position, pageInFragment, readPosition } from './Position.ts';
import { visitContext } from './useVisit.ts';

export type PositionOptions = {
  /** Names the screen. Screens with one name share a position. */
  name: 'console' | 'manual';
  /** The current position; `undefined` for a screen that keeps none. */
  position: Position | undefined;
  /** Called before the first paint with the position that was left. */
  onReturn: (position: Position) => void;
};

/**
 * Keeps a screen's position for the visit, and what is open on its page in the history entry, for
 * Back and reload. A page in the address wins: then only what was open on that page returns.
 */
export function usePosition({ name, position, onReturn }: PositionOptions): void {
  const positions = useContext(visitContext)?.positions;
  const returnTo = useRef(onReturn);
  useInsertionEffect(() => {
    returnTo.current = onReturn;
  });
  const isKept = position !== undefined;
  /** Another path belongs to another screen. */
  const path = useRef<string>(undefined);

  useLayoutEffect(() => {
    // Strict Mode runs effects twice, when the first position has replaced the one to return to.
    if (!isKept || path.current === window.location.pathname) return;
    path.current = window.location.pathname;
    const lastPosition = positions?.get(name);
    const page = pageInFragment(window.location.hash);
    const target =
      page === undefined ? lastPosition : [entryPosition(name), lastPosition].find((one) => one?.page === page);
    if (target) returnTo.current(target);
  }, [isKept, name, positions]);

  const { page, part } = position ?? {};
  useEffect(() => {
    if (page === undefined || window.location.pathname !== path.current) return;
    positions?.set(name, { page, part });
    // The address has the page.
    const stored = entryPosition(name);
    if (stored?.part === part && (part === undefined || stored?.page === page)) return;
    const { [name]: _, ...state } = historyFields(window.history.state);
    try {
      window.history.replaceState(part === undefined ? state : { ...state, [name]: { page, part } }, '');
    } catch {
      // Browsers limit how often this may be called.
    }
  }, [page, part, name, positions]);
}

function entryPosition(name: string): Position | undefined {
  return readPosition(historyFields(window.history.state)[name]);
}
