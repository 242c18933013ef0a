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
 * Turning for those who neither drag nor swipe. At an end of the book its button says that it can do nothing, but stays
 * where it is: whoever turned to the last page with the keyboard must not lose their place.
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
