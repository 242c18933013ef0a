import { Icon } from '../../art/Icon.tsx';
import type { Content } from '../../content/Content.ts';
import { keyed } from '../../parts/keyed.ts';
import { contactLinks } from './contactLinks.ts';
import { menuItem } from './menuCursor.ts';
import styles from './StartMenu.module.css';

/** Every way to reach the owner; `none` is said when there is none. */
export function ContactPanel({ content, none }: { content: Content; none: string }) {
  const links = contactLinks(content);
  if (links.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.links}>
      {keyed(links).map(({ key, item: { icon, label, url } }) => (
        <li key={key}>
          {url ? (
            <a {...menuItem} href={url} rel={icon === 'mail' ? undefined : 'me noreferrer'}>
              <Icon name={icon} className={styles.icon} />
              <bdi>{label}</bdi>
            </a>
          ) : (
            <p className={styles.contact}>
              <Icon name={icon} className={styles.icon} />
              <bdi>{label}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
