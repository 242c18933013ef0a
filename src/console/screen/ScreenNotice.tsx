import styles from './ScreenNotice.module.css';

export interface ScreenNoticeProps {
  /**
   * `waiting`: the rest of the game is loading. `missing`: it failed to load. `early`: it is
   * loading, on a prerendered console; shown only inside an element with `data-early-press="kept"`.
   */
  notice: 'early' | 'waiting' | 'missing';
  /** The message of each notice. An early one shows `waiting`. */
  messages: Readonly<Record<Exclude<ScreenNoticeProps['notice'], 'early'>, string>>;
}

/** A strip at the bottom of the screen, over the page, which stays in place. */
export function ScreenNotice({ notice, messages }: ScreenNoticeProps) {
  const message = notice === 'early' ? 'waiting' : notice;
  return (
    <p className={styles.notice} data-notice={notice} role={message === 'waiting' ? 'status' : 'alert'} dir="auto">
      {messages[message]}
    </p>
  );
}
