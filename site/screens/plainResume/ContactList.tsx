import { keyFacts, type Resume, said } from '../../../src/index.ts';
import { useContent } from '../../contentContext.ts';
import { phoneAddress } from '../../phoneAddress.ts';
import styles from './ContactList.module.css';
import { numbered } from './numbered.ts';
import { WebLink } from './WebLink.tsx';

type Basics = Resume['basics'];

/** Where the owner is and how to reach them, in one line that may break. */
export function ContactList({ basics }: { basics: Basics }) {
  const { place, email } = keyFacts(useContent());
  const phone = said(basics.phone);
  const call = phoneAddress(phone);
  const links = [{ network: said(basics.url) && 'Website', url: basics.url }, ...(basics.profiles ?? [])]
    .map(({ network, url }) => ({ network: said(network), url: said(url) }))
    .filter(({ network, url }) => network && url);
  if (!place && !email && !phone && links.length === 0) return null;
  return (
    <ul className={styles.contacts} aria-label="Contact">
      {place && <li dir="auto">{place}</li>}
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
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
      {numbered(links).map(({ place: index, item: { network, url } }) => (
        <li key={index} dir="auto">
          <WebLink address={url} printAddress rel="me noreferrer">
            {network}
          </WebLink>
        </li>
      ))}
    </ul>
  );
}
