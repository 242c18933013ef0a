// Every text of a file is in the résumé, or reported to the owner once.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importResume } from '../importResume.ts';
import { mapParts } from '../readTracker.ts';

const keys = (
  'basics name label summary links location city work experience company title roles highlights ' +
  'notes education school courses skills keywords languages projects talks certificates status ' +
  'footer items sidebar clinicalWork organization groups cat'
).split(' ');

/** A random document. Its texts are placeholders for those of `numberTexts`. */
const { document } = fc.letrec((tie) => ({
  document: fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 3 }),
  value: fc.oneof({ maxDepth: 3, withCrossShrink: true }, fc.constant('x'), tie('list'), tie('document')),
  list: fc.array(tie('value'), { maxLength: 3 }),
}));

function numberTexts(value: unknown, texts: string[]): unknown {
  if (typeof value === 'object') return mapParts(value, (part) => numberTexts(part, texts));
  texts.push(`Zq${texts.length + 101}`);
  return texts.at(-1);
}

const count = (part: string, text: string) => text.split(part).length - 1;

test.each([
  ['JSON Resume', (value: unknown) => ({ basics: { name: 'Ada' }, ...Object(value), interests: ['Tea'] })],
  ['rendercv', (value: unknown) => ({ cv: { name: 'Ada', sections: { experience: [value] } } })],
  [
    'online-cv',
    (value: unknown) => ({ sidebar: { name: 'Ada', about: true, education: true }, experiences: { info: [value] } }),
  ],
])('every text of a random file in the form of %s is imported, or listed once', (_, wrap) => {
  fc.assert(
    fc.property(document, (value) => {
      const texts: string[] = [];
      const file = wrap(numberTexts(value, texts));
      const { resume, findings } = importResume([{ file: 'cv.json', text: JSON.stringify(file) }]);
      // A message that cuts a long value does not quote all its texts.
      const isCut = findings.lines.some((line) => line.includes('Skipped') && line.includes('…'));
      fc.pre(!isCut);
      const skippedTexts = findings.lines
        .filter((line) => line.includes('Skipped'))
        .join('\n')
        .replaceAll('\\', '');
      const unused = JSON.stringify(findings.unused.map((place) => place.texts));
      const lost = texts.filter((text) => ![resume.text, unused, skippedTexts].some((part) => part.includes(text)));
      const repeated = texts.filter((text) => count(`"${text}"`, unused) > 1);
      expect({ lost, repeated }).toEqual({ lost: [], repeated: [] });
    }),
    { numRuns: 300, seed: 7 },
  );
});
