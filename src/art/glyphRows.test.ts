import { describe, expect, it } from 'vitest';
import { glyphRows } from './glyphRows.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

describe('glyphRows', () => {
  it('matches the approved drawing of every character', async () => {
    const lines = [letters.slice(0, 13), letters.slice(13, 26), letters.slice(26)].flatMap((line) => [
      ...Array.from({ length: 7 }, (_, row) => line.map((letter) => glyphRows(letter)?.[row]).join('  ')),
      '',
    ]);
    await expect(lines.join('\n')).toMatchFileSnapshot('letters.txt');
  });

  it.each(['', 'AB', 'a', 'É', 'م', '李', '-', '🙂'])('returns undefined for %j', (letter) => {
    expect(glyphRows(letter)).toBeUndefined();
  });
});
