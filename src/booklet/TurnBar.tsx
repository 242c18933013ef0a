import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type BookletMessages, bookletMessages } from './bookletMessages.ts';
import styles from './TurnBar.module.css';

/** What is inside stands after the buttons. */
export interface TurnBarProps extends ComponentProps<'div'> {
  /** Whether there is no page before. The button then says so, and keeps its focus. */
  atStart: boolean;
  /** Whether there is no page after. */
  atEnd: boolean;
  onTurn: (direction: 'back' | 'forward') => void;
  /** Replaces some of the fixed words. */
  messages?: BookletMessages['turn'] | undefined;
}

/** The manual's buttons: a page back, a page on, and what else concerns reading it. Only a script answers them. */
export function TurnBar({ atStart, atEnd, onTurn, messages, className, children, ...rest }: TurnBarProps) {
  const text = { ...bookletMessages.turn, ...messages };
  const turns = [
    { direction: 'back', name: text.previous, spent: atStart },
    { direction: 'forward', name: text.next, spent: atEnd },
  ] as const;
  return (
    <div {...rest} className={clsx(styles.bar, className)}>
      {turns.map(({ direction, name, spent }) => (
        <button
          key={direction}
          type="button"
          className={styles.turn}
          data-skin="key"
          aria-disabled={spent}
          onClick={() => {
            if (!spent) onTurn(direction);
          }}
        >
          {name}
        </button>
      ))}
      {children}
    </div>
  );
}
