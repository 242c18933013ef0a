import { describe, expect, test } from 'vitest';
import { allSaid, oneSpaced, said } from './said.ts';

describe('said', () => {
  test.each([
    ['  Ada \n\t Lovelace ', 'Ada Lovelace'],
    ['Ada\u0000Lovelace', 'Ada Lovelace'],
    ['cafe\u0301', 'café'],
    [' \n ', ''],
    [undefined, ''],
  ])('%j is printed as %j', (text, printed) => {
    expect(said(text)).toBe(printed);
  });

  test('a space at an end is one space, for what is put together', () => {
    expect(oneSpaced('  Ada  ')).toBe(' Ada ');
  });

  test('what says nothing is left out, and the order stays', () => {
    expect(allSaid([' b ', undefined, '', '  ', 'a'])).toEqual(['b', 'a']);
    expect(allSaid(undefined)).toEqual([]);
  });
});
