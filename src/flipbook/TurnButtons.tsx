import type { ReactNode } from 'react';
import { type BookChannel, useChannel } from './BookContext.tsx';
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

/** Buttons that turn pages. One that leads nowhere is `aria-disabled` and keeps the focus. */
export function TurnButtons({ messages: { previous = 'previous', next = 'next' }, store, onTurn }: TurnButtonsProps) {
  const isAtStart = useChannel(store, (book) => book !== null && !spreadViewOf(book.published).canPrevious);
  const isAtEnd = useChannel(store, (book) => book !== null && !spreadViewOf(book.published).canNext);
  const onKeyDown = useHeldEnter(() => store.get()?.published.state.motion.phase === 'flipping');
  const turns = [
    { to: 'back', label: previous, isDisabled: isAtStart },
    { to: 'forward', label: next, isDisabled: isAtEnd },
  ] as const;
  return (
    <div className={styles.buttons}>
      {turns.map(({ to, label, isDisabled }) => (
        <button
          key={to}
          type="button"
          aria-disabled={isDisabled}
          onKeyDown={onKeyDown}
          onClick={() => {
            if (!isDisabled) onTurn(to);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
