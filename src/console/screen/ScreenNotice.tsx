import styles from './ScreenNotice.module.css';

export interface ScreenNoticeProps {
  /**
   * The rest of the game is on its way; it has not arrived; or the buttons of the gamepad are a guess. `early` is for a prerendered
   * console, whose script is on its way: hidden unless an element around the console has `data-early-press="kept"`.
   */
  notice: 'early' | 'waiting' | 'missing' | 'unknownPad';
  /** What each notice says; an early one says `waiting`. */
  words: Readonly<Record<Exclude<ScreenNoticeProps['notice'], 'early'>, string>>;
}

/** A strip at the foot of the screen, over the page, which stays where it is. */
export function ScreenNotice({ notice, words }: ScreenNoticeProps) {
  const message = notice === 'early' ? 'waiting' : notice;
  return (
    <p className={styles.notice} data-notice={notice} role={message === 'waiting' ? 'status' : 'alert'} dir="auto">
      {words[message]}
    </p>
  );
}
