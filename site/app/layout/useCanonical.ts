import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type Content, keyFacts } from '../../../src/index.ts';
import { pageAt } from '../../screens/pages.ts';
import { alternates } from '../bar/pageLanguages.ts';
import { useContent } from '../contentContext.ts';

/**
 * Keeps the head's address metadata correct during navigation. Pages without an own address get
 * `noindex`.
 */
export function useCanonical(): void {
  const { pathname } = useLocation();
  const content = useContent();
  const { address } = keyFacts(content);
  const { canonicalPath } = pageAt(pathname, content);
  useEffect(() => {
    const canonical = canonicalPath === undefined ? undefined : address + canonicalPath.slice(1);
    keep({ tag: 'link', key: 'rel', name: 'canonical', attribute: 'href' }, canonical);
    keep({ tag: 'meta', key: 'property', name: 'og:url', attribute: 'content' }, canonical);
    const robots = canonical === undefined ? 'noindex' : undefined;
    keep({ tag: 'meta', key: 'name', name: 'robots', attribute: 'content' }, robots);
    if (import.meta.env.SITE_IS_TRANSLATED !== false) keepAlternates(content, canonicalPath);
  }, [address, canonicalPath, content]);
}

/** The `hreflang` links of the page. */
function keepAlternates(content: Content, path: string | undefined): void {
  for (const old of document.head.querySelectorAll('link[hreflang]')) old.remove();
  for (const facts of path === undefined ? [] : alternates(content, path))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'alternate', ...facts }));
}

type HeadElement = { tag: string; key: string; name: string; attribute: string };

/** Ensures one such element in the head with this value, or none without a value. */
function keep({ tag, key, name, attribute }: HeadElement, value: string | undefined): void {
  const existing = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
