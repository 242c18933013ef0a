import { expect, test } from 'vitest';
import { hostFiles, searchFiles } from './hostFiles.ts';

const joinFiles = (files: Readonly<Record<string, string>>) =>
  Object.entries(files)
    .map(([name, text]) => `=== ${name}\n${text}`)
    .join('\n');

// Approved whole, because one line too many (a year's caching for every file) matters.
test.each(['https', 'http'])('the files of a site at an %s address', async (scheme) => {
  const address = `${scheme}://example.org/some/repo/`;
  const files = hostFiles({ base: '/some/repo/', address, inline: [{ script: 'remember()', style: '.home{}' }] });
  await expect(joinFiles(files)).toMatchFileSnapshot(`hostFiles.${scheme}.txt`);
});

test('a site without an address has no sitemap', () => {
  expect(searchFiles('', [{ address: 'resume' }])).toEqual({ 'robots.txt': 'User-agent: *\nAllow: /\n' });
});

test('search engines may read everything and get absolute addresses', async () => {
  const [site, pages] = ['https://example.org/a&b/', ['', 'resume']];
  const files = searchFiles(
    site,
    pages.map((page) => ({ address: site + page })),
  );
  await expect(joinFiles(files)).toMatchFileSnapshot('searchFiles.txt');
});
