import { expect, it, test } from 'vitest';
import { placeholderFiles } from '../contentFiles.ts';
import { formatFindings, pathText } from '../report/Finding.ts';
import { checkExample } from '../testing/checkExample.ts';

const placeholder = placeholderFiles();
const site = { address: 'https://ada.example/' };

const findingsOf = ({ resume = {}, game = {}, addressOverride = '' }) =>
  checkExample({
    resume: { basics: { name: 'Ada' }, ...resume },
    game: { site, ...game },
    placeholder,
    addressOverride,
  }).findings;

test.each([
  ['the name', { resume: { basics: { name: 'Player One' } } }, 'basics.name'],
  ['the e-mail address', { resume: { basics: { name: 'Ada', email: 'player.one@example.com' } } }, 'basics.email'],
])('%s of the placeholder must not be published', (_, files, place) => {
  const places = findingsOf(files).map(({ path, isPlaceholder }) => [pathText(path), isPlaceholder]);
  expect(places).toEqual([[place, true]]);
});

test.each([
  ['site.address', { game: { site: { address: 'https://example.com/' } } }],
  ['site.address', { addressOverride: 'https://example.com/x/' }],
  ['basics.email', { resume: { basics: { name: 'Ada', email: 'ada@example.com' } } }],
  ['work[0].url', { resume: { basics: { name: 'Ada' }, work: [{ name: 'Oak', url: 'https://www.example.org/oak' }] } }],
])('an example address at %s is a warning, which stops no build', (place, files) => {
  expect(findingsOf(files)).toMatchObject([{ severity: 'warning', message: expect.stringContaining('example') }]);
  expect(findingsOf(files).map(({ path, isPlaceholder }) => [pathText(path), isPlaceholder])).toEqual([
    [place, undefined],
  ]);
});

test.each([
  ['is missing', { game: { site: {} } }],
  ['is empty', { game: { site: { address: '' } } }],
])('a site address that %s is one warning', (_, files) => {
  expect(findingsOf(files)).toMatchObject([
    { severity: 'warning', path: ['site', 'address'], message: expect.stringContaining('You can add it later') },
  ]);
  expect(findingsOf({ ...files, addressOverride: 'https://ada.example/' })).toEqual([]);
});

test.each([
  ['an address below example.com', { game: { site: { address: 'https://ada.example.com/' } } }],
  ['an address from outside', { game: { site: { address: 'https://example.com/' } }, addressOverride: site.address }],
  ['a short text', { resume: { basics: { name: 'Ada', label: 'Front-end developer' } } }],
])('%s is not the placeholder', (_, files) => {
  expect(findingsOf(files)).toEqual([]);
});

it('all other texts of the placeholder are one line, at the first of them', () => {
  const { about } = JSON.parse(JSON.stringify(placeholder.game));
  const { summary } = JSON.parse(JSON.stringify(placeholder.resume)).basics;
  const report = (files: Parameters<typeof findingsOf>[0]) => formatFindings(findingsOf(files));
  expect(report({ resume: { basics: { name: 'Ada', summary } } })).toMatch(
    /^resume\.json:\d+:\d+ {2}warning: basics\.summary: .* is the placeholder's\. Replace or remove it\.$/,
  );
  expect(report({ game: { about: [about[0]] } })).toMatch(
    /^game\.json:\d+:\d+ {2}warning: about\[0\]: "Our .* is the placeholder's\. Replace or remove it\.$/,
  );
  expect(report({ game: { about }, resume: { basics: { name: 'Ada', summary } } })).toMatch(
    /^game\.json:\d+:\d+ {2}warning: about\[0\]: .* Replace or remove it\. So are \d+ more texts, in about, basics\.$/,
  );
});
