// The results of the site's text rules for examples are in examples.txt. Renew
// with `npx vitest run --project unit site/import/testing/siteExamples.test.ts -u`.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { documentDate } from '../../documents/documentDate.ts';
import { documentFonts } from '../../documents/documentFonts.ts';
import { omittedPictures, printedText } from '../../documents/printedText.ts';
import { resumeContacts } from '../../documents/resumeContacts.ts';
import { playerOne as owner } from '../../documents/testing/playerOne.ts';
import { spelledAddress } from '../../screens/plainResume/spelledAddress.ts';
import { truncateText } from '../../vite/icons/fitLines.ts';
import { shareTexts } from '../../vite/icons/sharePng.ts';
import { webManifest } from '../../vite/icons/webManifest.ts';
import { answerText, answerValue } from '../setup/answerText.ts';
import { type AnswerKind, questions } from '../setup/questions.ts';
import { pagesAddress } from '../setup/remoteAddress.ts';
import { exampleLines } from './exampleLines.ts';

const { builtIn } = documentFonts(exampleContent(), '.');
const isPrinted = (codePoint: number) => builtIn.some((font) => font.has(codePoint));
const ownerNamed = (name: string) => ({ ...owner, resume: { basics: { name, label: name } } });
const kindOf = (name: string): AnswerKind => questions.find(({ kind }) => kind === name)?.kind ?? 'line';

test('the examples of examples.txt are answered as they were', async () => {
  const actualLines = exampleLines(readFileSync(new URL('siteExamples.txt', import.meta.url), 'utf8'), {
    'Where the pages of a repository are': pagesAddress,
    'An answer on one line, and how it is shown again': (input) => {
      const [, name = '', expected = ''] = /^(\w+): (.*)$/.exec(input) ?? [];
      const value = answerValue(kindOf(name), expected);
      return [value, answerText(kindOf(name), value)];
    },
    'A value, shown as an answer': (input) =>
      Object.entries(JSON.parse(input)).map(([name, value]) => answerText(kindOf(name), value)),
    'An address as paper shows it': spelledAddress,
    'A text in print, and the characters that it omits': (text) => [
      printedText(text, isPrinted),
      ...omittedPictures(text, isPrinted),
    ],
    'Contacts of the résumé on paper': (basics) =>
      resumeContacts(exampleContent({ resume: { basics: JSON.parse(basics) } })),
    'The day that documents are from': (sections) => documentDate(exampleContent({ resume: JSON.parse(sections) })),
    'A text in so many letters': (input) => {
      const [, maximum, text = ''] = /^(\d+): (.*)$/.exec(input) ?? [];
      return truncateText(text, Number(maximum));
    },
    'Words of the share picture': (name) => shareTexts(ownerNamed(name)),
    'A name where there is little room': (name) => JSON.parse(webManifest(ownerNamed(name), '/')).short_name,
  });
  await expect(actualLines).toMatchFileSnapshot('siteExamples.txt');
});
