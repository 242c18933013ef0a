import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keyFacts } from '../../../src/index.ts';
import { pageAt } from '../../screens/pages.ts';
import { alternates } from '../bar/pageLanguages.ts';
import { useContent } from '../contentContext.ts';

const urlTags = 'link[rel=canonical], link[hreflang], meta[property="og:url"], meta[name=robots]';

/** Keeps the head's title and URLs up to date. Without a canonical path, adds `noindex`. */
export function usePageHead(): void {
  const { key, pathname } = useLocation();
  const content = useContent();
  const { canonicalPath, text } = pageAt(pathname, content);
  const { address } = keyFacts(content);
  const { title } = text(content);

  // A layout effect, because an error or a case study sets another title in a later effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each navigation
  useLayoutEffect(() => {
    document.title = title;
  }, [title, key]);

  useEffect(() => {
    for (const tag of document.head.querySelectorAll(urlTags)) tag.remove();
    if (canonicalPath === undefined) {
      addToHead('meta', { name: 'robots', content: 'noindex' });
      return;
    }
    if (!address) return;
    const href = address + canonicalPath.slice(1);
    addToHead('link', { rel: 'canonical', href });
    addToHead('meta', { property: 'og:url', content: href });
    if (import.meta.env.SITE_IS_TRANSLATED === false) return;
    for (const facts of alternates(content, canonicalPath)) addToHead('link', { rel: 'alternate', ...facts });
  }, [address, canonicalPath, content]);
}

function addToHead(tag: 'link' | 'meta', attributes: Readonly<Record<string, string>>): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}
