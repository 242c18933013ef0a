import { clsx } from 'clsx';
import { useState } from 'react';
import { fillIn } from '../../resume/text/fillIn.ts';
import styles from './CopyButton.module.css';
import { menuItem } from './menuCursor.ts';
import type { StartMenuMessages } from './StartMenu.tsx';

export interface CopyButtonProps {
  className: string | undefined;
  textToCopy: string;
  messages: StartMenuMessages;
}

/**
 * Copies text. A status covers the visible label with the result; the accessible name stays, so that
 * screen readers announce the result once.
 */
export function CopyButton({ className, textToCopy, messages }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textToCopy);
      setOutcome('copied');
    } catch {
      // The browser refused, or the page is not secure and has no clipboard.
      setOutcome('notCopied');
    }
  };
  return (
    <span className={clsx(styles.stack, className)} data-outcome={outcome}>
      <button
        {...menuItem}
        type="button"
        className={styles.copy}
        aria-label={fillIn(messages.copyLabel, { address: textToCopy })}
        onClick={copy}
      >
        <span>{messages.copy}</span>
      </button>
      <span className={styles.outcome} role="status">
        {outcome ? messages[outcome] : ''}
      </span>
    </span>
  );
}
