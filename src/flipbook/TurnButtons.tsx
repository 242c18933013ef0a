import type { ReactNode } from 'react';
import { type BookChannel, type PublishedBook, useChannel } from './BookContext.tsx';
import { spreadViewOf } from './engine/publishedState.ts';
import styles from './Flipbook.module.css';
import { useHeldEnter } from './useHeldEnter.ts';

/** The texts on the two buttons. */
export interface TurnButtonsMessages {
  /** @default 'previous' */
  previous?: ReactNode;
  /** @default 'next' */
  next?: ReactNode;
}

interface TurnButtonsProps {
  readonly messages: TurnButtonsMessages;
  readonly store: BookChannel;
  readonly onTurn: (to: 'forward' | 'back') => void;
}

/** Buttons that turn pages. At an end of the book they are `aria-disabled` and keep the focus. */
export function TurnButtons({ messages: { previous = 'previous', next = 'next' }, store, onTurn }: TurnButtonsProps) {
  const ends = useChannel(store, endsOf);
  const onKeyDown = useHeldEnter(() => store.get()?.published.state.motion.phase === 'flipping');
  const turns = [
    { to: 'back', label: previous, isAtEnd: ends.includes('start') },
    { to: 'forward', label: next, isAtEnd: ends.includes('end') },
  ] as const;
  return (
    <div className={styles.buttons}>
      {turns.map(({ to, label, isAtEnd }) => (
        <button
          key={to}
          type="button"
          aria-disabled={isAtEnd}
          onKeyDown={onKeyDown}
          onClick={() => {
            if (!isAtEnd) onTurn(to);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** The ends that the book has reached, or will reach when the running turn lands. */
function endsOf(book: PublishedBook | null): string {
  if (!book) return '';
  const { canPrevious, canNext } = spreadViewOf(book.published);
  return `${canPrevious ? '' : 'start'} ${canNext ? '' : 'end'}`;
}
