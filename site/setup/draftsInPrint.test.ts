// Texts drafted from a résumé fit the manual, including the small pages of the foldable one.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sitePublicFolder } from '../config/contentPaths.ts';
import { cachedCompiler } from '../documents/testing/cachedCompiler.ts';
import { requireContent } from '../prepare/readContent.ts';
import { checkExample } from '../prepare/testing/checkExample.ts';
import { ownersFiles } from './testing/ownersFiles.ts';

const fontFolder = `${import.meta.dirname}/../../node_modules/dejavu-fonts-ttf/ttf`;
const sentence = 'Wrote, with a dozen colleagues in three towns, the software that schedules every ferry. ';
const wideText = 'WWW MMM WWW MMM '.repeat(30);

const project = {
  name: wideText,
  type: wideText,
  description: sentence.repeat(9),
  highlights: Array(9).fill(sentence),
  url: 'https://a.example/',
};
const fullResume = (text: string, projects: number) => ({
  basics: { name: 'Ada Lovelace', label: text, email: 'ada@a.example', summary: text.repeat(9) },
  work: Array(15).fill({ name: text, position: text, startDate: '2001', summary: text }),
  skills: Array(9).fill({ name: text, level: 'Master' }),
  projects: Array(projects).fill({ ...project, name: text, description: text }),
});

/** The documents' own tests cover emoji. */
const withoutEmoji = (text: string) => text.replace(/\p{Extended_Pictographic}\uFE0F?/gu, '');

test.each([
  ['the standard sample', readFileSync(ownersFiles.standard, 'utf8')],
  ['a wordy résumé', withoutEmoji(readFileSync(ownersFiles.wordy, 'utf8'))],
  ['a minimal résumé', readFileSync(ownersFiles.minimal, 'utf8')],
  ...[1, 3, 9].map((count): [string, string] => [
    `long sentences and ${count} projects`,
    JSON.stringify(fullResume(sentence, count)),
  ]),
  ['the widest letters', JSON.stringify(fullResume(wideText.slice(0, 90), 4))],
  ...[1, 4].map((count): [string, string] => [
    `Cyrillic text and ${count} projects`,
    JSON.stringify(fullResume('Пишу понятные инструкции для сложных машин и людей. ', count)),
  ]),
])('the drafts for %s fit the manual and its foldable version', (_, text) => {
  const game = { site: { address: 'https://ada.example/' }, documents: { fonts: ['DejaVuSans.ttf'] } };
  const content = requireContent(checkExample({ resume: text, game }));
  const compile = cachedCompiler(content, { content: fontFolder, public: sitePublicFolder });
  for (const file of ['pdf/manual.pdf', 'pdf/foldable-manual.pdf'] as const)
    expect(compile(file).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});
