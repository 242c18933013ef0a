import type { ReactNode } from 'react';
import styles from './Flipbook.module.css';
import { useFlipbook } from './useFlipbook.ts';

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

/** Buttons that turn pages. At an end of the book they are `aria-disabled` and keep the focus. */
export function TurnButtons({ messages: { previous = 'previous', next = 'next' }, onTurn }: TurnButtonsProps) {
  const { canPrevious, canNext } = useFlipbook(({ canPrevious, canNext }) => ({ canPrevious, canNext }));
  const turns = [
    { to: 'back', label: previous, spent: !canPrevious },
    { to: 'forward', label: next, spent: !canNext },
  ] as const;
  return (
    <div className={styles.buttons}>
      {turns.map(({ to, label, spent }) => (
        <button
          key={to}
          type="button"
          aria-disabled={spent}
          onClick={() => {
            if (!spent) onTurn(to);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
