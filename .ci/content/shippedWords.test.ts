// The words that the project ships with stand in two places: site/content, which an owner makes their own, and the
// placeholder, which drafts are compared with and which the documents' pictures show. As long as site/content is nobody's
// own, both say the same: a key that is added to one and not to the other is on no picture.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isExampleAddress } from '../../src/content/check/leftoverProblems.ts';

function wordsIn(folder: string, file: string): { site?: { address?: string } } {
  const { $schema: _, ...words } = JSON.parse(readFileSync(`site/${folder}/${file}`, 'utf8'));
  return words;
}

const isShipped = isExampleAddress(wordsIn('content', 'game.json').site?.address);

test.runIf(isShipped).each(['game.json', 'resume.json'])(
  'site/content/%s says what site/build/placeholder does',
  (file) => {
    expect(wordsIn('content', file)).toEqual(wordsIn('build/placeholder', file));
  },
);
