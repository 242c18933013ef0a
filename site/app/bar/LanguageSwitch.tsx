import { type MouseEvent, useEffect, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useVisit, withCompany } from '../../../src/index.ts';
import { pageAt } from '../../screens/pages.ts';
import { useContent } from '../contentContext.ts';
import { homePath } from '../siteBase.ts';
import styles from './LanguageSwitch.module.css';
import { type PageLanguage, pageLanguages } from './pageLanguages.ts';
import { pageFragment, pageNumberIn, visitFragment } from './visitFragment.ts';

/** A link to the page in the site's other language, or a button that opens a list of links. */
export function LanguageSwitch() {
  const content = useContent();
  const { company } = useVisit();
  const { pathname, hash } = useLocation();
  const id = useId();
  const path = pageAt(pathname, content).canonicalPath ?? '/';
  const languages = pageLanguages(content, path, homePath);
  const otherLanguages = languages.filter(({ isCurrent }) => !isCurrent);
  const currentLanguage = languages.find(({ isCurrent }) => isCurrent);

  // Drops the company that a language link added, because visitors may share the URL. The visit has read it.
  useEffect(() => {
    const page = pageNumberIn(hash);
    if (page) history.replaceState(history.state, '', location.pathname + location.search + pageFragment(page));
  }, [hash]);

  const handOverVisit = (event: MouseEvent<HTMLAnchorElement>) => {
    // Back restores the company from the history state.
    history.replaceState(withCompany(history.state, company), '');
    event.currentTarget.hash = visitFragment(company);
  };
  const links = otherLanguages.map((language) => (
    <li key={language.tag}>
      <a href={language.href} hrefLang={language.tag} lang={language.tag} onClick={handOverVisit}>
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
