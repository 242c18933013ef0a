import { useContext, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { historyFields } from './historyFields.ts';
import { type Position, pageInFragment, readPosition } from './Position.ts';
import { visitContext } from './useVisit.ts';

export type PositionOptions = {
  /** The screen's name. Screens with the same name share a position. */
  name: 'console' | 'manual';
  /** The current position; `undefined` for a screen that does not store it. */
  position: Position | undefined;
  /** Called before the first paint with the position at which the visitor left the screen. */
  onReturn: (position: Position) => void;
};

/**
 * Stores the screen's position for the visit, and the open part of its page in the history entry,
 * so that Back and reload restore it. If the URL names a page, that page opens, and only its open part
 * is restored.
 */
export function usePosition({ name, position, onReturn }: PositionOptions): void {
  const positions = useContext(visitContext)?.positions;
  const returnTo = useRef(onReturn);
  useInsertionEffect(() => {
    returnTo.current = onReturn;
  });
  const storesPosition = position !== undefined;
  /**
   * The path at which the position was restored. On another path, the history entry belongs to
   * another screen, so nothing is stored.
   */
  const path = useRef<string>(undefined);

  useLayoutEffect(() => {
    // Strict Mode runs effects twice. Skip the second run, because the current position has replaced
    // the stored one by then.
    if (!storesPosition || path.current === window.location.pathname) return;
    path.current = window.location.pathname;
    const lastPosition = positions?.get(name);
    const page = pageInFragment(window.location.hash);
    const target =
      page === undefined
        ? lastPosition
        : [entryPosition(name), lastPosition].find((candidate) => candidate?.page === page);
    if (target) returnTo.current(target);
  }, [storesPosition, name, positions]);

  const { page, part } = position ?? {};
  useEffect(() => {
    if (page === undefined || window.location.pathname !== path.current) return;
    positions?.set(name, { page, part });
    // A page without an open part needs no history field, because the URL names the page.
    const storedPosition = entryPosition(name);
    if (storedPosition?.part === part && (part === undefined || storedPosition?.page === page)) return;
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
