import { selectOne } from 'css-select';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { type HeadFacts, head } from './head.ts';
import { inlineElement } from './inlineCode.ts';

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

// The security policy applies only to the tags after it. The script precedes all tags that would
// block it.
test('the head has its tags in this order', async () => {
  const sharePicture = { address: 'https://example.com/share.png', widthPx: 1200, heightPx: 630, alt: 'A "console"' };
  await expect(head({ ...plain, sharePicture })).toMatchFileSnapshot('head.txt');
});

test('the head escapes markup in an owner’s name', () => {
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

test.each(['a</style>', 'a</SCRIPT>', '<!-- a'])(
  'inlineElement rejects %s, which could change where the element ends',
  (text) => {
    expect(() => inlineElement('style', text)).toThrow('An inline style contains "</" or "<!--"');
  },
);
