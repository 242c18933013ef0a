import { type MouseEvent, useEffect, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useVisit, withCompany } from '../../../src/index.ts';
import { pageAt } from '../../screens/pages.ts';
import { useContent } from '../contentContext.ts';
import { homePath } from '../siteBase.ts';
import { arrivedPageIn, fragmentOf, fragmentWith } from './arrivedPage.ts';
import styles from './LanguageSwitch.module.css';
import { type PageLanguage, pageLanguages } from './pageLanguages.ts';

/** A link to the same page in the site's other language, or a list of several. */
export function LanguageSwitch() {
  const content = useContent();
  const { company } = useVisit();
  const { pathname, hash } = useLocation();
  const id = useId();
  const path = pageAt(pathname, content).canonicalPath ?? '/';
  const all = pageLanguages(content, path, homePath);
  const otherLanguages = all.filter(({ isCurrent }) => !isCurrent);
  const currentLanguage = all.find(({ isCurrent }) => isCurrent);

  // The visit has read the company by now, and the address must not pass it on.
  useEffect(() => {
    const page = arrivedPageIn(hash);
    if (page) history.replaceState(history.state, '', location.pathname + location.search + fragmentOf(page));
  }, [hash]);

  const takeAlong = (event: MouseEvent<HTMLAnchorElement>) => {
    // For going back.
    history.replaceState(withCompany(history.state, company), '');
    event.currentTarget.hash = fragmentWith(company);
  };
  const links = otherLanguages.map((language) => (
    <li key={language.tag}>
      <a href={language.href} hrefLang={language.tag} lang={language.tag} onClick={takeAlong}>
        {otherLanguages.length > 1 ? language.name : <ShortName of={language} />}
      </a>
    </li>
  ));
  if (!currentLanguage || otherLanguages.length < 2) return links;
  return (
    <li>
      <button type="button" className={styles.opener} popoverTarget={id} lang={currentLanguage.tag}>
        <ShortName of={currentLanguage} />
      </button>
      <ul id={id} popover="auto" className={styles.list} data-surface="paper">
        {links}
      </ul>
    </li>
  );
}

/** The language's name, or its code (`DE`) if space is short. */
function ShortName({ of: { tag, name } }: { of: PageLanguage }) {
  return (
    <span>
      <span className={styles.name}>{name}</span>{' '}
      <span className={styles.code}>{tag.split('-')[0]?.toUpperCase()}</span>
    </span>
  );
}
