import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../src/resume/RichText.ts';
import { anyCodePoint } from '../../../src/resume/testing/anyCodePoint.ts';
import { expectExamples } from '../../../src/resume/testing/expectExamples.ts';
import { everyValue } from '../../import/rules.ts';
import { markdown } from './markdown.ts';

describe('for any text, markdown()', () => {
  test('returns only links with a safe scheme', () => {
    const markdownText = fc.stringMatching(/^[ \n*_#>[\]()`~!<&a-c1-3.:/•-]{0,60}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCodePoint }), markdownText), (source) => {
        for (const { path, value } of everyValue(markdown(source)))
          if (path.at(-1) === 'url') expect(value).toMatch(/^(https?|mailto|tel):/);
      }),
    );
  });

  test('keeps every letter and digit of plain words', () => {
    const words = fc.array(fc.stringMatching(/^[\p{L}\p{N}'’,;.!?%+-]{1,12}$/u), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(words, (textWords) => {
        // "1." as the first word would begin a list, and the number would be lost.
        const text = `a ${textWords.join(' ')}`.slice(textWords[0] === '1.' ? 0 : 2);
        expect(lettersAndDigits(plainText(markdown(text)))).toBe(lettersAndDigits(text));
      }),
    );
  });
});

function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

test.each([
  ['emphasis', '*a '.repeat(3900) + 'b*'.repeat(3900)],
  ['strong words', '**a '.repeat(2700) + 'b**'.repeat(2700)],
  ['links', '[a]('.repeat(2000)],
])('markdown() parses thousands of nested %s without a timeout or a stack overflow', (_, source) => {
  expect(plainText(markdown(`${source}end`))).toMatch(/end$/);
});

const parseInput = (input: string) => JSON.stringify(markdown(JSON.parse(input)));

test('each text is parsed as in the approved output', async () => {
  const kinds = { Markdown: parseInput, 'text that is no Markdown': parseInput, link: parseInput };
  await expectExamples(join(import.meta.dirname, 'markdown.txt'), kinds);
});
