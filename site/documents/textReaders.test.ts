// Applicant tracking systems read PDFs with many libraries. Letters that are kerned apart become two
// words in some of them ("T echnical").
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Content } from '../../src/resume/Content.ts';
import { everyField } from '../../stories/content/fixtures/everyField.ts';
import { long, typical } from '../../stories/content/fixtures.ts';
import { temporaryFolder } from '../config/testing/temporaryFolder.ts';
import { resumeText } from './resumeText.ts';
import { compiledPdf } from './testing/compiledPdf.ts';
import { texts } from './testing/pdfText.ts';
import { playerOne } from './testing/playerOne.ts';

const pypdf = 'import sys, pypdf; print(" ".join(page.extract_text() for page in pypdf.PdfReader(sys.argv[1]).pages))';

/** Readers of the machine, by the command that proves that they are there. */
const readers = [
  { name: 'poppler', probe: ['pdftotext', '-v'], command: (file: string) => ['pdftotext', file, '-'] },
  {
    name: 'pypdf',
    probe: ['python3', '-c', 'import pypdf'],
    command: (file: string) => ['python3', '-c', pypdf, file],
  },
].filter(({ probe: [program = '', ...args] }) => spawnSync(program, args).status === 0);

/** The words that a reader must find whole. Addresses and compounds may break at their marks. */
function wordsOf(content: Content): readonly string[] {
  const words = texts(resumeText(content), 'kind', 'url', 'address', 'picture', 'contacts').flatMap((text) =>
    text.split(/\s+/),
  );
  return [...new Set(words.map((word) => word.replace(/^\(|[,.:;)]+$/g, '')))].filter((word) =>
    /^\p{L}{3,25}$/u.test(word),
  );
}

/** Pairs that fonts kern far: a capital with an overhang, before a small letter. */
const kerned: Content = {
  ...typical,
  resume: {
    ...typical.resume,
    skills: [
      {
        name: 'Technical',
        keywords: ['Testing', 'Tools', 'Writing', 'Vue', 'Yarn', 'Pytest', 'WAVE', 'LTA', 'TypeScript'],
      },
    ],
  },
};

const owners = { kerned, typical, long, 'every field': everyField, 'Player One': playerOne };

test.each(Object.entries(owners))('other readers find the whole words of the %s owner’s résumé', (_, content) => {
  const file = join(temporaryFolder(), 'resume.pdf');
  writeFileSync(file, compiledPdf(content, 'pdf/resume.pdf'));
  const missing = readers.map(({ name, command }) => {
    const [program = '', ...args] = command(file);
    const readWords = new Set(execFileSync(program, args, { encoding: 'utf8' }).split(/[^\p{L}]+/u));
    return { name, words: wordsOf(content).filter((word) => !readWords.has(word)) };
  });
  expect(missing).toEqual(readers.map(({ name }) => ({ name, words: [] })));
});
