import { EmailText, keyFacts, normalizeText, type Resume, useOwnerTextProps, withKeys } from '../../../src/index.ts';
import { useContent } from '../../app/contentContext.ts';
import { displayAddress, isInAddress } from '../../config/displayAddress.ts';
import { phoneAddress } from '../../config/phoneAddress.ts';
import { paperMessages as text } from '../../messages/paperMessages.ts';
import styles from '../PlainResume.module.css';
import { WebLink } from './WebLink.tsx';

/** The owner's location and contacts on one line that may wrap. */
export function ContactList() {
  const ownerText = useOwnerTextProps();
  const content = useContent();
  const { basics } = content.resume;
  const { location, email, emailUrl } = keyFacts(content);
  const phone = normalizeText(basics.phone);
  const phoneUrl = phoneAddress(phone);
  const website = normalizeText(basics.url);
  const profiles = (basics.profiles ?? []).filter(({ username, url }) => normalizeText(username) || normalizeText(url));
  if (!location && !email && !phone && !website && profiles.length === 0) return null;
  return (
    <ul className={styles.contacts} aria-label={text.contact}>
      {location && <li {...ownerText}>{location}</li>}
      {email && (
        <li>
          <a href={emailUrl} aria-label={email}>
            <EmailText email={email} />
          </a>
        </li>
      )}
      {phone && (
        <li dir="auto">
          {phoneUrl ? (
            <a href={phoneUrl} dir="ltr">
              {phone}
            </a>
          ) : (
            phone
          )}
        </li>
      )}
      {website && (
        <li dir="auto">
          <WebLink address={website} rel="me noreferrer">
            {text.website}
          </WebLink>
        </li>
      )}
      {withKeys(profiles).map(({ key, item }) => (
        <li key={key} dir="auto">
          <WebLink address={item.url} printAddress={Boolean(normalizeText(item.network))} rel="me noreferrer">
            <ProfileName {...item} />
          </WebLink>
        </li>
      ))}
    </ul>
  );
}

type Profile = NonNullable<Resume['basics']['profiles']>[number];

/** A profile as `GitHub: robinvale`. Print omits a name that the address repeats. */
function ProfileName(profile: Profile) {
  const network = normalizeText(profile.network);
  const username = normalizeText(profile.username);
  const url = normalizeText(profile.url);
  if (!network) return displayAddress(url) || username;
  if (!username) return network;
  return (
    <>
      {network}
      <span className={isInAddress(username, url) ? styles.screenOnly : undefined}>
        {': '}
        <bdi>{username}</bdi>
      </span>
    </>
  );
}
