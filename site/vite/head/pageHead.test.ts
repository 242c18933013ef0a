import { expect, test } from 'vitest';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { pageAt } from '../../screens/pages.ts';
import { pageHead } from './pageHead.ts';

const languages = ['en', 'de'].map((tag) => ({
  tag,
  name: tag,
  folder: tag === 'en' ? '' : `${tag}/`,
  caseStudies: [],
}));
const photo = { resume: { basics: { name: 'Ada', image: '/me.png' } } };

/** The head of the résumé's page. */
function headAt(address: string): string {
  const { game, ...content } = exampleContent(photo);
  const atAddress = { ...content, languages, game: { ...game, site: { ...game.site, address } } };
  const sources = { base: '/', inline: { script: '', style: '' }, fonts: [], sheets: '' };
  return pageHead(pageAt('/resume', atAddress), { ...sources, content: atAddress });
}

const absoluteUrls = /rel="(?:canonical|alternate)"|og:url|og:image|"url"|"image"/g;

test('a page links to its own address, the share picture and the other languages', () => {
  expect(new Set(headAt('https://ada.example/').match(absoluteUrls))).toHaveProperty('size', 6);
});

test('a page of a site without an address has no absolute URLs, and search engines may index it', () => {
  expect(headAt('').match(absoluteUrls)).toBeNull();
  expect(headAt('')).not.toContain('noindex');
});
