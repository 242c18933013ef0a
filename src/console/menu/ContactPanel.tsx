import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import { Icon } from '../../art/Icon.tsx';
import { EmailText } from '../../parts/EmailText.tsx';
import { useOwnerTextProps } from '../../parts/useOwnerTextProps.ts';
import { withKeys } from '../../parts/withKeys.ts';
import { keyFacts } from '../../resume/owner/keyFacts.ts';
import styles from './ContactPanel.module.css';
import { CopyButton } from './CopyButton.tsx';
import { contactLinks } from './contactLinks.ts';
import { menuItem } from './menuCursor.ts';
import type { StartMenuMessages, StartMenuProps } from './StartMenu.tsx';

export interface ContactPanelProps extends Pick<StartMenuProps, 'content' | 'resumeUrl'> {
  text: StartMenuMessages;
}

/** The owner's business card, with their email address, profiles and résumé. */
export function ContactPanel({ content, resumeUrl, text }: ContactPanelProps) {
  const ownerText = useOwnerTextProps();
  const { name, role, email } = keyFacts(content);
  const links = contactLinks(content);
  return (
    <div className={styles.card}>
      <CharacterSprite className={styles.portrait} view="portrait" colors={content.game.character} />
      <p className={styles.owner}>
        <strong dir="auto">{name}</strong>
        {role && <span {...ownerText}>{role}</span>}
      </p>
      <ul className={styles.links}>
        {links.length === 0 && <li className={styles.none}>{text.noContact}</li>}
        {withKeys(links).map(({ key, item: { icon, label, url } }) => (
          <li key={key}>
            {url ? (
              <a
                {...menuItem}
                href={url}
                aria-label={icon === 'mail' ? label : undefined}
                rel={icon === 'mail' ? undefined : 'me noreferrer'}
              >
                <Icon name={icon} className={styles.icon} />
                <bdi>{icon === 'mail' ? <EmailText email={label} /> : label}</bdi>
              </a>
            ) : (
              <p className={styles.contact}>
                <Icon name={icon} className={styles.icon} />
                <bdi>{label}</bdi>
              </p>
            )}
            {icon === 'mail' && <CopyButton className={styles.copy} textToCopy={email} messages={text} />}
          </li>
        ))}
        {resumeUrl && (
          <li>
            <a {...menuItem} href={resumeUrl} target="_blank" rel="noreferrer" title={text.newTab}>
              <Icon name="print" className={styles.icon} />
              <span>{text.resume}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
