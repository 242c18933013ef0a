import type { ReactNode } from 'react';
import styles from './Flipbook.module.css';
import { useFlipbook } from './useFlipbook.ts';
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
  readonly onTurn: (to: 'forward' | 'back') => void;
}

/** Buttons that turn pages. One that leads nowhere is `aria-disabled` and keeps the focus. */
export function TurnButtons({ messages: { previous = 'previous', next = 'next' }, onTurn }: TurnButtonsProps) {
  const [book, canPrevious, canNext] = useFlipbook((view) => [view.book, view.canPrevious, view.canNext] as const);
  const onKeyDown = useHeldEnter(() => book?.getState() === 'flipping');
  const turns = [
    { to: 'back', label: previous, isDisabled: !canPrevious },
    { to: 'forward', label: next, isDisabled: !canNext },
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
