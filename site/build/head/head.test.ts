import { selectOne } from 'css-select';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { type HeadFacts, head } from './head.ts';

const plain: HeadFacts = {
  title: 'Résumé – Player One',
  description: 'A developer.',
  canonical: 'https://example.com/resume',
  siteName: 'Player One',
  kind: 'profile',
  base: '/some/repo/',
  fonts: ['/assets/sans.woff2'],
  inline: { script: 'remember()', style: '.resume{}' },
  sheets: '<link rel="stylesheet" href="/assets/resume.css" crossorigin>',
};

describe('head', () => {
  test('the security policy stands before everything it is to hold for', () => {
    expect(head(plain).indexOf('<meta http-equiv="Content-Security-Policy"')).toBe(0);
  });

  test.each([
    '<title>Résumé – Player One</title>',
    '<link rel="canonical" href="https://example.com/resume">',
    '<meta name="theme-color" content="#f58220">',
    '<link rel="icon" href="/some/repo/icon-192.png" type="image/png" sizes="192x192">',
    '<link rel="icon" href="/some/repo/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/some/repo/apple-touch-icon.png">',
    '<link rel="manifest" href="/some/repo/manifest.webmanifest">',
    '<link rel="preload" href="/assets/sans.woff2" as="font" type="font/woff2" crossorigin>',
    '<script>remember()</script>',
    '<style>.resume{}</style>',
    '<noscript><link rel="stylesheet" href="/assets/resume.css" crossorigin></noscript>',
  ])('has %s', (tag) => {
    expect(head(plain)).toContain(tag);
  });

  test('tells every reader of links the same, in this order', () => {
    const tags = head(plain)
      .split('\n')
      .map((tag) => tag.trim());
    expect(tags.filter((tag) => /"(description|og:.*|twitter:.*)"/.test(tag))).toEqual([
      '<meta name="description" content="A developer.">',
      '<meta property="og:type" content="profile">',
      '<meta property="og:site_name" content="Player One">',
      '<meta property="og:title" content="Résumé – Player One">',
      '<meta property="og:description" content="A developer.">',
      '<meta property="og:url" content="https://example.com/resume">',
      '<meta name="twitter:card" content="summary">',
      '<meta name="twitter:title" content="Résumé – Player One">',
      '<meta name="twitter:description" content="A developer.">',
    ]);
    // Policy, script, styles and those for no script, title, colour, canonical, four icons and manifest; font.
    expect(tags).toHaveLength(9 + 11 + 1);
  });

  test('what the device remembers comes before what has to be waited for', () => {
    const html = head(plain);
    expect(html.indexOf('<script>remember()')).toBeLessThan(html.indexOf('<style>'));
    expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toMatch(/rel="stylesheet"|<script src=/);
  });

  test('a page without an address of its own is kept out of search engines', () => {
    const { canonical: _, ...lost } = plain;
    expect(head(lost)).toContain('<meta name="robots" content="noindex">');
    expect(head(lost)).not.toMatch(/canonical|og:url/);
  });

  test('an owner called by markup stays text', () => {
    const html = head({ ...plain, title: '"><script>alert(1)</script>', siteName: "O'Neil & Söhne" });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('content="O\'Neil &amp; Söhne"');
  });

  test('linked data cannot end its own block', () => {
    const html = head({ ...plain, linkedData: JSON.stringify({ name: '</script><script>alert(1)' }) });
    expect(html.slice(html.indexOf('application/ld+json')).match(/<\/script>/g)).toHaveLength(1);
    const data = selectOne('script[type="application/ld+json"]', parseDocument(html));
    expect(JSON.parse(data ? textContent(data) : '')).toEqual({ name: '</script><script>alert(1)' });
  });

  test('a share picture has its address, size and words, and is shown large', () => {
    const html = head({
      ...plain,
      sharePicture: { address: 'https://example.com/share.png', widthPx: 1200, heightPx: 630, alt: 'A "console"' },
    });
    for (const tag of [
      '<meta property="og:image" content="https://example.com/share.png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="A &quot;console&quot;">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta name="twitter:image" content="https://example.com/share.png">',
      '<meta name="twitter:image:alt" content="A &quot;console&quot;">',
    ]) {
      expect(html).toContain(tag);
    }
  });

  test('without a share picture there is no tag of one', () => {
    expect(head(plain)).not.toMatch(/og:image|twitter:image|large_image/);
  });
});
