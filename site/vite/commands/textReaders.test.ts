import { describe, expect, test } from 'vitest';
import type { Content } from '../../../src/resume/Content.ts';
import { everyField } from '../../../stories/content/fixtures/everyField.ts';
import { long, typical } from '../../../stories/content/fixtures.ts';
import { compiledPdf } from '../../documents/testing/compiledPdf.ts';
import { playerOne } from '../../documents/testing/playerOne.ts';
import { corpusFile, corpusNames } from '../../import/testing/corpusFile.ts';
import { importFiles } from '../../setup/testing/importFiles.ts';
import { missingWords, textReaders } from './textReaders.ts';

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

/** A corpus file's content; `undefined` if it is refused. */
function imported(name: string): Content | undefined {
  try {
    return importFiles(corpusFile(name)).content;
  } catch {
    return undefined;
  }
}

const owners = {
  ...{ kerned, typical, long, 'every field': everyField, 'Player One': playerOne },
};
// Letters of other scripts are printed in Latin ones unless the owner adds a font.
const inOtherScripts = /arabic|persian|chinese|japanese/;
const corpus = corpusNames.filter((name) => !inOtherScripts.test(name)).map((name) => [name, imported(name)] as const);
const all = [...Object.entries(owners), ...corpus].flatMap(([name, content]) => (content ? [{ name, content }] : []));

describe.each(textReaders())('$name', ({ isInstalled, read }) => {
  test.skipIf(!isInstalled)('finds the whole words of every owner’s résumé', async () => {
    const texts = await read(all.map(({ content }) => compiledPdf(content, 'pdf/resume.pdf')));
    const missing = all.map(({ name, content }, index) => [name, missingWords(texts[index] ?? '', content).missing]);
    expect(missing.filter(([, words = []]) => words.length > 0)).toEqual([]);
  });
});
