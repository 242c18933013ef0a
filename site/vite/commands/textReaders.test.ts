import { describe, expect, test } from 'vitest';
import type { Content } from '../../../src/resume/Content.ts';
import { everyField } from '../../../stories/content/fixtures/everyField.ts';
import { arabic, long, typical } from '../../../stories/content/fixtures.ts';
import { resumeText } from '../../documents/resumeText.ts';
import { compiledPdf } from '../../documents/testing/compiledPdf.ts';
import { playerOne } from '../../documents/testing/playerOne.ts';
import { arabicFonts } from '../../documents/testing/turnedOwner.ts';
import { corpusFile, corpusNames } from '../../import/testing/corpusFile.ts';
import { importFiles } from '../../setup/testing/importFiles.ts';
import { missingWords, textReaders, vowelSigns } from './textReaders.ts';

/** Pairs that fonts kern far: a capital with an overhang, before a small letter; and an address of thirty letters. */
const kerned: Content = {
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

const inArabicScript = /arabic|persian/;

const withArabicFont = (content: Content): Content => ({
  ...content,
  game: { ...content.game, documents: { fonts: arabicFonts } },
});

/** A corpus file's content; `undefined` if it is refused. */
function imported(name: string): Content | undefined {
  try {
    const { content } = importFiles(corpusFile(name));
    return inArabicScript.test(name) ? withArabicFont(content) : content;
  } catch {
    return undefined;
  }
}

const owners = {
  ...{ kerned, typical, long, 'every field': everyField, 'Player One': playerOne },
};
// Letters of other scripts are printed in Latin ones unless the owner adds a font.
const inOtherScripts = /chinese|japanese/;
const corpus = corpusNames.filter((name) => !inOtherScripts.test(name)).map((name) => [name, imported(name)] as const);
const all = [...Object.entries(owners), ...corpus].flatMap(([name, content]) => (content ? [{ name, content }] : []));
const turned = [
  withArabicFont(arabic),
  ...all.flatMap(({ name, content }) => (inArabicScript.test(name) ? [content] : [])),
];

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
    const texts = (await textsOf(turned)).map((text) => text.normalize('NFKC').replace(/\s+/g, ' '));
    const missing = turned.flatMap((content, index) =>
      headingsOf(content).filter((heading) => !texts[index]?.includes(heading)),
    );
    expect(missing).toEqual([]);
  });

  test.skipIf(!isInstalled)('finds the whole words of every owner’s résumé', async () => {
    const latin = all.filter(({ name }) => !inArabicScript.test(name));
    const texts = await textsOf(latin.map(({ content }) => content));
    const missing = latin.map(({ name, content }, index) => [name, missingWords(texts[index] ?? '', content).missing]);
    expect(missing.filter(([, words = []]) => words.length > 0)).toEqual([]);
  });
});
