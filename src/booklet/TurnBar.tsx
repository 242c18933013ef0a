import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type BookletMessages, bookletMessages } from './bookletMessages.ts';
import styles from './TurnBar.module.css';

/** Shown between the buttons. */
export interface TurnBarProps extends ComponentProps<'div'> {
  /** Whether there is no previous page. The button then is `aria-disabled` and keeps its focus. */
  atStart: boolean;
  /** Whether there is no next page. */
  atEnd: boolean;
  /** Called with the direction when a button is pressed. Never while there is no such page. */
  onTurn: (direction: 'back' | 'forward') => void;
  /** Overrides some of the messages. */
  messages?: BookletMessages['turn'] | undefined;
}

/** The manual's buttons: previous, the children, and next. They need a script. */
export function TurnBar({ atStart, atEnd, onTurn, messages, className, children, ...rest }: TurnBarProps) {
  const text = { ...bookletMessages.turn, ...messages };
  const key = (direction: 'back' | 'forward', name: string, isSpent: boolean) => (
    <button
      type="button"
      className={styles.turn}
      data-skin="key"
      data-turn={direction}
      aria-disabled={isSpent}
      onClick={() => {
        if (!isSpent) onTurn(direction);
      }}
    >
      {name}
    </button>
  );
  return (
    <div {...rest} className={clsx(styles.bar, className)}>
      {key('back', text.previous, atStart)}
      {children}
      {key('forward', text.next, atEnd)}
    </div>
  );
}
