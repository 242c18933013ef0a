import type { ReactNode } from 'react';
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
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly onTurn: (to: 'forward' | 'back') => void;
}

/**
 * Turning without a drag or a swipe. At an end of the book its button is marked as disabled but stays focusable: a user
 * who turned to the last page with the keyboard must not lose the focus.
 */
export function TurnButtons({
  words: { previous = 'previous', next = 'next' },
  atStart,
  atEnd,
  onTurn,
}: TurnButtonsProps) {
  const turns = [
    { to: 'back', words: previous, spent: atStart },
    { to: 'forward', words: next, spent: atEnd },
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
