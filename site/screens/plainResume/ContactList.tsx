import { keyFacts, normalizeText, type Resume, withKeys } from '../../../src/index.ts';
import { phoneAddress } from '../../app/bar/phoneAddress.ts';
import { useContent } from '../../app/contentContext.ts';
import { useMessages } from '../../app/messagesContext.ts';
import { paperMessages } from '../../messages/paperMessages.ts';
import styles from './ContactList.module.css';
import { ProfileName } from './ProfileName.tsx';
import { WebLink } from './WebLink.tsx';

type Basics = Resume['basics'];

/** The owner's location and contacts on one line that may wrap. */
export function ContactList({ basics }: { basics: Basics }) {
  const { location, email, emailUrl } = keyFacts(useContent());
  const text = useMessages('paper', paperMessages);
  const phone = normalizeText(basics.phone);
  const call = phoneAddress(phone);
  const website = normalizeText(basics.url);
  const profiles = (basics.profiles ?? []).filter(({ username, url }) => normalizeText(username) || normalizeText(url));
  if (!location && !email && !phone && !website && profiles.length === 0) return null;
  return (
    <ul className={styles.contacts} aria-label={text.contact}>
      {location && <li dir="auto">{location}</li>}
      {email && (
        <li>
          <a href={emailUrl}>{email}</a>
        </li>
      )}
      {phone && (
        <li dir="auto">
          {call ? (
            <a href={call} dir="ltr">
              {phone}
            </a>
          ) : (
            phone
          )}
        </li>
      )}
      {website && (
        <li dir="auto">
          <WebLink address={website} printAddress rel="me noreferrer">
            {text.website}
          </WebLink>
        </li>
      )}
      {withKeys(profiles).map(({ key, item }) => (
        <li key={key} dir="auto">
          <WebLink address={item.url} printAddress={Boolean(normalizeText(item.network))} rel="me noreferrer">
            <ProfileName profile={item} />
          </WebLink>
        </li>
      ))}
    </ul>
  );
}
