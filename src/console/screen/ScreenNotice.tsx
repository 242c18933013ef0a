import styles from './ScreenNotice.module.css';

export interface ScreenNoticeProps {
  /** The rest of the game is on its way; it has not arrived; or the buttons of the gamepad are a guess. */
  notice: 'waiting' | 'missing' | 'unknownPad';
  /** What each notice says. */
  words: Readonly<Record<ScreenNoticeProps['notice'], string>>;
}

/** A strip at the foot of the screen, over the page, which stays where it is. */
export function ScreenNotice({ notice, words }: ScreenNoticeProps) {
  return (
    <p className={styles.notice} data-notice={notice} role={notice === 'waiting' ? 'status' : 'alert'} dir="auto">
      {words[notice]}
    </p>
  );
}
