import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type BookletMessages, bookletMessages } from './bookletMessages.ts';
import styles from './TurnBar.module.css';

/** Shown after the buttons. */
export interface TurnBarProps extends ComponentProps<'div'> {
  /** Whether there is no previous page. The button then is `aria-disabled` and keeps its focus. */
  atStart: boolean;
  /** Whether there is no next page. */
  atEnd: boolean;
  onTurn: (direction: 'back' | 'forward') => void;
  /** Overrides some of the messages. */
  messages?: BookletMessages['turn'] | undefined;
}

/** The manual's buttons: previous, next, and the children. They need a script. */
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
