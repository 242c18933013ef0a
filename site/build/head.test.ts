import { describe, expect, test } from 'vitest';
import { type HeadFacts, head } from './head.ts';

const plain: HeadFacts = {
  title: 'Résumé – Player One',
  description: 'A developer.',
  canonical: 'https://example.com/resume',
  siteName: 'Player One',
  kind: 'profile',
  icon: '/favicon.svg',
  fonts: ['/assets/sans.woff2'],
  scripts: ['/assets/resume.js'],
  styles: ['/assets/resume.css'],
};

describe('head', () => {
  test('the security policy stands before everything it is to hold for', () => {
    expect(head(plain).indexOf('<meta http-equiv="Content-Security-Policy"')).toBe(0);
  });

  test.each([
    '<title>Résumé – Player One</title>',
    '<meta name="description" content="A developer.">',
    '<link rel="canonical" href="https://example.com/resume">',
    '<meta property="og:title" content="Résumé – Player One">',
    '<meta property="og:url" content="https://example.com/resume">',
    '<meta name="twitter:card" content="summary">',
    '<link rel="preload" href="/assets/sans.woff2" as="font" type="font/woff2" crossorigin>',
    '<link rel="modulepreload" href="/assets/resume.js" crossorigin>',
    '<link rel="stylesheet" href="/assets/resume.css" crossorigin>',
  ])('has %s', (tag) => {
    expect(head(plain)).toContain(tag);
  });

  test('a page without an address of its own is kept out of search engines', () => {
    const { canonical: _, ...lost } = plain;
    expect(head(lost)).toContain('<meta name="robots" content="noindex">');
    expect(head(lost)).not.toMatch(/canonical|og:url/);
  });

  test('an owner called by markup stays text', () => {
    const html = head({ ...plain, title: '"><script>alert(1)</script>', siteName: "O'Neil & Söhne" });
    expect(html).not.toContain('<script>');
    expect(html).toContain('content="O\'Neil &amp; Söhne"');
  });

  test('linked data cannot end its own block', () => {
    const html = head({ ...plain, linkedData: JSON.stringify({ name: '</script><script>alert(1)' }) });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)' });
  });
});
