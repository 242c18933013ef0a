import { useState } from 'react';
import { CompanyGate, type GateMoment } from '../../art/CompanyGate.tsx';
import { Icon } from '../../art/Icon.tsx';
import { Character } from '../../dialogue/Character.tsx';
import { DialogueBox } from '../../dialogue/DialogueBox.tsx';
import { bannerNames } from '../../resume/levels/bannerNames.ts';
import { keyFacts } from '../../resume/owner/keyFacts.ts';
import { handheldMessages } from '../handheldMessages.ts';
import { contactLinks } from '../menu/contactLinks.ts';
import { ConsoleButton } from '../pageParts/ConsoleButton.tsx';
import { ConsolePage } from '../pageParts/ConsolePage.tsx';
import { msPerCharacter } from '../pageParts/msPerCharacter.ts';
import { Scene } from '../pageParts/Scene.tsx';
import type { AddressedPageProps, CurrentPageProps } from './PageProps.ts';
import styles from './ThankYouPage.module.css';

export type ThankYouPageProps = AddressedPageProps & Pick<CurrentPageProps, 'onEvent' | 'frozenMs'>;

/** The gate is open, and the hero has arrived. */
const openGate: GateMoment = { characters: Number.POSITIVE_INFINITY, doors: 3, pose: 'quiet', isTurned: false };

/** A farewell at the gate, an email link, and a button that opens the contacts, if there are any. */
export function ThankYouPage({ content, messages, company, onEvent, frozenMs }: ThankYouPageProps) {
  const text = { ...handheldMessages.thankYou, ...messages?.thankYou };
  const { character, quest, scripts } = content.game;
  const { name, emailUrl } = keyFacts(content);
  const [mood, setMood] = useState<'quiet' | 'talking' | 'waving'>('quiet');
  return (
    <ConsolePage className={styles.page} heading={text.heading}>
      <Scene
        className={styles.scene}
        picture={
          <CompanyGate
            names={bannerNames(company || quest.anyCompany)}
            moment={openGate}
            hero={
              <Character
                colors={character}
                mood={mood}
                // `frozenMs` is a moment of the farewell: other moods show their start.
                frozenMs={frozenMs === undefined || mood === 'talking' ? frozenMs : 0}
              />
            }
          />
        }
      />
      <DialogueBox
        speaker={name}
        steps={scripts.farewell.length > 0 ? scripts.farewell : [{ type: text.farewell }]}
        values={{ name, company }}
        msPerCharacter={msPerCharacter}
        data-surface="lcd"
        picture="none"
        frozenMs={frozenMs}
        onTalking={(talking) => setMood(talking ? 'talking' : 'quiet')}
        onDone={() => setMood('waving')}
      />
      {emailUrl && (
        <a className={styles.mail} data-icon-line="" data-skin="key" href={emailUrl}>
          <Icon name="mail" />
          <span dir="auto">{text.write}</span>
        </a>
      )}
      {contactLinks(content).length > 0 && (
        <ConsoleButton
          className={styles.contactHint}
          data-icon-line=""
          data-skin="link"
          aria-haspopup="dialog"
          onClick={() => onEvent({ type: 'button-pressed', button: 'start' })}
        >
          <Icon name="start" />
          <span dir="auto">{text.contactHint}</span>
        </ConsoleButton>
      )}
    </ConsolePage>
  );
}
