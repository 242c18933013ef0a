import { expect, test } from 'vitest';
import { hostFiles, searchFiles } from './hostFiles.ts';

const joinFiles = (files: Readonly<Record<string, string>>) =>
  Object.entries(files)
    .map(([name, text]) => `=== ${name}\n${text}`)
    .join('\n');

// The test compares whole files, because one wrong line (such as a year of caching for every file) matters.
test('hostFiles matches the approved output, with Strict-Transport-Security only for an https address', async () => {
  const site = { base: '/some/repo/', inline: [{ script: 'remember()', style: '.home{}' }] };
  const filesAt = (address: string) => joinFiles(hostFiles({ ...site, address }));
  await expect(filesAt('https://example.org/some/repo/')).toMatchFileSnapshot('hostFiles.txt');
  expect(filesAt('http://example.org/some/repo/')).not.toContain('Strict-Transport-Security');
});

test('a site without an address has no sitemap', () => {
  expect(searchFiles('', [{ address: 'resume' }])).toEqual({ 'robots.txt': 'User-agent: *\nAllow: /\n' });
});

test('hosts keep only the documents of cuts out of search engines', () => {
  const site = { base: '/cv/', address: 'https://example.org/cv/', inline: [], translations: ['de/'] };
  const linesOf = (hasCuts: boolean) => joinFiles(hostFiles({ ...site, hasCuts })).split('\n');
  const without = linesOf(false);
  expect(linesOf(true).filter((line) => line.includes('resume-files') || !without.includes(line))).toEqual([
    '/cv/resume-files/*',
    '  X-Robots-Tag: noindex',
    '/cv/de/resume-files/*',
    '  X-Robots-Tag: noindex',
    '  <If "%{REQUEST_URI} =~ m#/resume-files/#">',
    '    Header set X-Robots-Tag "noindex"',
  ]);
});

test('search engines may read everything and get absolute addresses', async () => {
  const [site, pages] = ['https://example.org/a&b/', ['', 'resume']];
  const files = searchFiles(
    site,
    pages.map((page) => ({ address: site + page })),
  );
  await expect(joinFiles(files)).toMatchFileSnapshot('searchFiles.txt');
});
