import { playerName } from '../../content/playerName.ts';
import { ScriptText } from '../../dialogue/ScriptText.tsx';
import { ConsolePage } from '../ConsolePage.tsx';
import { ContactInfo, hasContactInfo } from '../ContactInfo.tsx';
import type { PageProps } from './PageProps.ts';
import styles from './ThankYouPage.module.css';

const fixedWords = {
  heading: 'Thank You',
  /** Said when the owner has written no farewell. */
  farewell: 'Thank you for playing!',
  pointer: 'Contact info is in the Start Menu.',
  menu: 'Start Menu',
};

/** The fixed words of {@link ThankYouPage}. */
export type ThankYouWords = typeof fixedWords;

/** What {@link ThankYouPage} takes, beside what every page does. */
export interface ThankYouPageProps extends PageProps<ThankYouWords> {
  /** The visitor's company, `''` while it is unknown: the farewell may name it. */
  company: string;
}

/** Page 9: a farewell, and where to write to. Without an address to write to, only the farewell. */
export function ThankYouPage({ content, words, company, ...rest }: ThankYouPageProps) {
  const text = { ...fixedWords, ...words };
  const { farewell } = content.game.scripts;
  const names = { name: playerName(content.resume), company };
  return (
    <ConsolePage {...rest} heading={text.heading}>
      <p>{farewell.length > 0 ? <ScriptText steps={farewell} words={names} /> : text.farewell}</p>
      {hasContactInfo(content) && (
        <>
          <p>{text.pointer}</p>
          <details className={styles.menu}>
            <summary>{text.menu}</summary>
            <ContactInfo content={content} />
          </details>
        </>
      )}
    </ConsolePage>
  );
}
