import { type ReactNode, useSyncExternalStore } from 'react';
import type { BookStore, StoredBook } from './BookContext.ts';
import { pageAhead } from './engine/run.ts';
import { spreadCount, spreadOf } from './engine/spreads.ts';
import styles from './Flipbook.module.css';

/** What stands on the two buttons. */
export interface TurnButtonsWords {
  /** @default 'previous' */
  previous?: ReactNode;
  /** @default 'next' */
  next?: ReactNode;
}

interface TurnButtonsProps {
  readonly words: TurnButtonsWords;
  readonly store: BookStore;
  readonly onTurn: (to: 'forward' | 'back') => void;
}

/**
 * Turning without a drag or a swipe. At an end of the book its button is marked as disabled but stays focusable: a user
 * who turned to the last page with the keyboard must not lose the focus.
 */
export function TurnButtons({ words: { previous = 'previous', next = 'next' }, store, onTurn }: TurnButtonsProps) {
  const ends = useSyncExternalStore(
    store.subscribe,
    () => endsOf(store.get()),
    () => endsOf(store.first),
  );
  const turns = [
    { to: 'back', words: previous, spent: ends.includes('start') },
    { to: 'forward', words: next, spent: ends.includes('end') },
  ] as const;
  return (
    <div className={styles.buttons}>
      {turns.map(({ to, words, spent }) => (
        <button
          key={to}
          type="button"
          aria-disabled={spent}
          onClick={() => {
            if (!spent) onTurn(to);
          }}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

/** The ends of the book that it is at, or will be when the running turn has landed. */
function endsOf(book: StoredBook | null): string {
  if (!book) return '';
  const { state, binding } = book.moment;
  const spread = spreadOf(pageAhead(state), binding);
  return `${spread > 0 ? '' : 'start'} ${spread < spreadCount(binding) - 1 ? '' : 'end'}`;
}
