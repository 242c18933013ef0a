import styles from './DelayNotice.module.css';

export interface DelayNoticeProps {
  /** Whether the rest of the game is still on its way, or has not arrived. */
  delay: 'waiting' | 'missing';
  /** What it says while a page is on its way, and when it does not come. */
  words: { waiting: string; missing: string };
}

/** A strip at the foot of the screen: the page asked for is not here yet. The page before it stays where it is. */
export function DelayNotice({ delay, words }: DelayNoticeProps) {
  return (
    <p className={styles.notice} data-delay={delay} role={delay === 'missing' ? 'alert' : 'status'} dir="auto">
      {words[delay]}
    </p>
  );
}
