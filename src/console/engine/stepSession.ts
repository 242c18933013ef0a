import { type ConsoleState, isFirstPage } from './ConsoleState.ts';
import { type ConsoleEvent, type ConsoleModel, type ConsoleStep, stepConsole } from './stepConsole.ts';

/** A console that loads parts of itself while it is played. */
export type ConsoleSession = {
  readonly state: ConsoleState;
  /** The state before it; `undefined` for the first one. */
  readonly before?: ConsoleState | undefined;
  /**
   * The last requested state, while its parts load. Only the last one counts: pressing an
   * unresponsive button three times turns one page.
   */
  readonly awaited?: ConsoleState | undefined;
  /** Whether the parts of the last requested state failed to load. */
  readonly isMissing: boolean;
};

/** An event, or the end of a load that the session may be waiting for. */
export type SessionEvent = ConsoleEvent | { readonly type: 'parts-arrived' | 'parts-failed' };

/** `hasParts`: whether all pages and the Start Menu have loaded. */
type SessionModel = ConsoleModel & { readonly hasParts: boolean };

/** The next session, the same object if nothing changed, and what the press did. */
export type SessionStep = Omit<ConsoleStep, 'state'> & { readonly session: ConsoleSession };

/** Steps a session. Until the parts of a requested state arrive, the console stays as it is. */
export function stepSession(session: ConsoleSession, event: SessionEvent, model: SessionModel): SessionStep {
  const { state, awaited, isMissing } = session;
  switch (event.type) {
    case 'parts-arrived':
      if (awaited) return { session: entered(state, awaited) };
      return { session: isMissing ? { ...session, isMissing: false } : session };
    case 'parts-failed':
      return { session: awaited ? { ...session, awaited: undefined, isMissing: true } : session };
    default: {
      const { state: next, ...results } = stepConsole(state, event, model);
      if (next === state) return { session, ...results };
      const isHere = model.hasParts || (next.startMenu === 'closed' && isFirstPage(next.page));
      return { session: isHere ? entered(state, next) : { ...session, awaited: next, isMissing: false }, ...results };
    }
  }
}

function entered(before: ConsoleState, state: ConsoleState): ConsoleSession {
  return { state, before, isMissing: false };
}
