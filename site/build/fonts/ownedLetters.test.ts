import { expect, test } from 'vitest';
import { ownedLetters } from './ownedLetters.ts';

const face = (file: string, letters: readonly number[], range?: string, weight = 400) => ({
  family: 'A',
  weight,
  file,
  letters: new Set(letters),
  ...(range === undefined ? {} : { range }),
});

test('a letter is the last face’s that has it and claims it', () => {
  const owned = ownedLetters([
    face('first', [1, 2, 3, 4]),
    face('later', [2, 3, 5], 'U+2,U+4-5'),
    face('bold', [1, 2], undefined, 700),
  ]);
  expect(owned.map(({ file, letters }) => [file, [...letters]])).toEqual([
    ['first', [1, 3, 4]],
    ['later', [2, 5]],
    ['bold', [1, 2]],
  ]);
});
