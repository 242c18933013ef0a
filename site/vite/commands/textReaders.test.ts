import { describe, expect, test } from 'vitest';
import type { Content } from '../../../src/resume/Content.ts';
import { everyField } from '../../../stories/content/fixtures/everyField.ts';
import { arabic, long, typical } from '../../../stories/content/fixtures.ts';
import { resumeText } from '../../documents/resumeText.ts';
import { compiledPdf } from '../../documents/testing/compiledPdf.ts';
import { playerOne } from '../../documents/testing/playerOne.ts';
import { withArabicFonts } from '../../documents/testing/rightToLeftCompiler.ts';
import { corpusFile, printedCorpus } from '../../import/testing/corpusFile.ts';
import { importFiles } from '../../setup/testing/importFiles.ts';
import { missingWords, textReaders, vowelSigns } from './textReaders.ts';

/** Words with strongly kerned letters (`Te`, `AV`), and a long email address. */
const kernedOwner: Content = {
  ...typical,
  resume: {
    ...typical.resume,
    basics: { ...typical.resume.basics, email: 'anna-maria.longname@mountains.example' },
    skills: [
      {
        name: 'Technical',
        keywords: ['Testing', 'Tools', 'Writing', 'Vue', 'Yarn', 'Pytest', 'WAVE', 'LTA', 'TypeScript'],
      },
    ],
  },
};

const owners = { kerned: kernedOwner, typical, long, 'every field': everyField, 'Player One': playerOne };
const corpus = printedCorpus.map((name) => [name, importFiles(corpusFile(name)).content] as const);
const latinOwners = [...Object.entries(owners), ...corpus];
const rightToLeftOwners = [
  arabic,
  ...['arabic.yaml', 'persian.yaml'].map((name) => importFiles(corpusFile(name)).content),
].map(withArabicFonts);

/** The name, the title and each job, without the vowel signs, which documents omit. */
function headingsOf(content: Content): readonly string[] {
  const { name, role, sections } = resumeText(content);
  const jobs = sections.flatMap((section) => (section.kind === 'entries' ? section.entries : []));
  const texts = [
    name,
    role,
    ...jobs.slice(0, content.resume.work?.length).flatMap((job) => [job.title, job.organization]),
  ];
  return texts.map((text) => text.replace(vowelSigns, ''));
}

describe.each(textReaders())('$name', ({ isInstalled, read }) => {
  const textsOf = (contents: readonly Content[]) =>
    read(contents.map((content) => compiledPdf(content, 'pdf/resume.pdf')));

  test.skipIf(!isInstalled)('finds name, title and jobs in Arabic script', async () => {
    const texts = (await textsOf(rightToLeftOwners)).map((text) => text.normalize('NFKC').replace(/\s+/g, ' '));
    const missing = rightToLeftOwners.flatMap((content, index) =>
      headingsOf(content).filter((heading) => !texts[index]?.includes(heading)),
    );
    expect(missing).toEqual([]);
  });

  test.skipIf(!isInstalled)('finds every word of résumés in Latin script unbroken', async () => {
    const texts = await textsOf(latinOwners.map(([, content]) => content));
    const missing = latinOwners.map(([name, content], index) => [
      name,
      missingWords(texts[index] ?? '', content).missing,
    ]);
    expect(missing.filter(([, words = []]) => words.length > 0)).toEqual([]);
  });
});
