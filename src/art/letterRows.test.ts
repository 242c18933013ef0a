import { describe, expect, it } from 'vitest';
import { letterRows } from './letterRows.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

describe('letterRows', () => {
  it('matches the approved drawing of every letter', async () => {
    const lines = [letters.slice(0, 13), letters.slice(13, 26), letters.slice(26)].flatMap((line) => [
      ...Array.from({ length: 7 }, (_, row) => line.map((letter) => letterRows(letter)?.[row]).join('  ')),
      '',
    ]);
    await expect(lines.join('\n')).toMatchFileSnapshot('letters.txt');
  });

  it.each(['', 'AB', 'a', 'É', 'م', '李', '-', '🙂'])('returns undefined for %j', (letter) => {
    expect(letterRows(letter)).toBeUndefined();
  });
});
