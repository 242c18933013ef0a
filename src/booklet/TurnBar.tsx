import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type BookletMessages, bookletMessages } from './bookletMessages.ts';
import styles from './TurnBar.module.css';

export interface TurnBarProps extends ComponentProps<'div'> {
  /** Whether there is no previous page. The button then is `aria-disabled` and keeps its focus. */
  atStart: boolean;
  /** Whether there is no next page. */
  atEnd: boolean;
  /** Called with the direction of a pressed button, unless it is disabled. */
  onTurn: (direction: 'back' | 'forward') => void;
  /** Overrides some of the messages. */
  messages?: BookletMessages['turn'] | undefined;
}

/** The manual's buttons: previous, the children, and next. They need a script. */
export function TurnBar({ atStart, atEnd, onTurn, messages, className, children, ...rest }: TurnBarProps) {
  const text = { ...bookletMessages.turn, ...messages };
  const renderButton = (direction: 'back' | 'forward', name: string, isDisabled: boolean) => (
    <button
      type="button"
      className={styles.turn}
      data-skin="key"
      data-turn={direction}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onTurn(direction);
      }}
    >
      {name}
    </button>
  );
  return (
    <div {...rest} className={clsx(styles.bar, className)}>
      {renderButton('back', text.previous, atStart)}
      {children}
      {renderButton('forward', text.next, atEnd)}
    </div>
  );
}
