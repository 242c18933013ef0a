import { useId } from 'react';
import { keyFacts } from '../../content/keyFacts.ts';
import { Sheet } from '../Sheet.tsx';
import styles from './BackCoverPage.module.css';
import type { PageProps } from './PageProps.ts';

const fixedWords = {
  /** What the mail link says. */
  hire: 'Hire me by e-mail',
  /** Stands before the site's address. */
  mobile: 'The mobile version is at',
  /** `{year}` is the year of the copyright, `{name}` the owner's name. */
  copyright: '© {year} {name}',
};

/** The fixed words of {@link BackCoverPage}. */
export type BackCoverWords = typeof fixedWords;

/**
 * The back cover: why to hire the owner, and every way to do so; then the site for a phone, the copyright and the small
 * print. Without an e-mail address there is no mail link, and without a profile no handle.
 */
export function BackCoverPage({ content, words, className, ...rest }: PageProps<BackCoverWords>) {
  const text = { ...fixedWords, ...words };
  const { name, email, handle, host, address, code, professional } = keyFacts(content);
  const { backHeadline, backPitch, smallPrint } = content.game.manual;
  const profile = [code, professional].find((link) => link && handle.slice(1) === link.username.replace(/^@/, ''));
  const copyright = text.copyright
    .replace('{year}', String(content.game.site.copyrightYear))
    .replace('{name}', () => name);
  const headlineId = useId();
  return (
    <Sheet aria-labelledby={headlineId} {...rest} className={[styles.back, className].filter(Boolean).join(' ')}>
      <div className={styles.inside}>
        <div className={styles.call}>
          <h2 id={headlineId} className={styles.headline} dir="auto">
            {backHeadline}
          </h2>
          <p dir="auto">{backPitch}</p>
          {email && (
            <p>
              <a className={styles.hire} href={`mailto:${email}`}>
                {text.hire}
              </a>
            </p>
          )}
        </div>
        <address className={styles.card}>
          <p className={styles.name} dir="auto">
            {name}
          </p>
          {email && (
            <p dir="auto">
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
          {handle && <p dir="auto">{profile ? <a href={profile.url}>{handle}</a> : handle}</p>}
          <p>
            {text.mobile} <a href={address}>{host}</a>
          </p>
        </address>
        <div className={styles.foot}>
          <p dir="auto">{copyright}</p>
          <p dir="auto">{smallPrint}</p>
        </div>
      </div>
    </Sheet>
  );
}
