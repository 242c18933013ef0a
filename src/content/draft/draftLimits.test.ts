// How much of a résumé a draft says: what its tightest place holds.
import { describe, expect, test } from 'vitest';
import { steps, times } from '../print/steps.ts';
import type { Resume } from '../Resume.ts';
import { asLabel } from './asLabel.ts';
import { draftGame } from './draftGame.ts';
import { draftSideQuests } from './draftSideQuests.ts';
import { asSentence, firstWords } from './shortened.ts';

const gameOf = (resume: Partial<Resume>) => draftGame({ basics: { name: 'Ada' }, ...resume }, '2025-11-01');

describe('a label', () => {
  test('has sixty letters of the Latin alphabet at most', () => {
    expect(asLabel('x'.repeat(60))).toBe('x'.repeat(60));
    expect(asLabel('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
  });

  test('is cut sooner where letters are wide, and where its place is narrow', () => {
    expect(asLabel('料'.repeat(24))).toBe('料'.repeat(24));
    expect(asLabel('料'.repeat(25))).toBe(`${'料'.repeat(23)}…`);
    expect(asLabel('one two three', 4)).toBe('one two…');
  });

  test('of a class is two lines long beside the portrait', () => {
    const label = 'Developer of many small and large maps and more than that';
    expect(gameOf({ basics: { name: 'Ada', label } }).player.class).toBe(
      'Developer of many small and large maps and more…',
    );
  });

  test('of a class is the latest position where there is no trade', () => {
    expect(gameOf({ work: [{ position: 'Cook', startDate: '2020' }] }).player.class).toBe('Cook');
    expect(gameOf({ work: [{ name: 'Oak', startDate: '2020' }] }).player.class).toBe('Applicant');
  });
});

describe('side quests', () => {
  const sentence = 'Draws maps. ';
  const stories = (count: number) =>
    draftSideQuests({
      basics: { name: 'Ada' },
      projects: times(count, () => ({
        name: 'Map',
        description: sentence.repeat(60),
        highlights: times(60, () => sentence),
      })),
    })[0]?.story.map((paragraph) => paragraph.split('maps.').length - 1);

  test('tell the less the more there are', () => {
    expect(steps(5, stories)).toEqual([
      [1, [22, 18]],
      [2, [12, 13]],
      [3, [5, 9]],
      [4, [2, 5]],
    ]);
  });

  test('have titles and kinds of a line', () => {
    const [quest] = draftSideQuests({
      basics: { name: 'Ada' },
      projects: [{ name: 'An editor for the maps of games', type: 'application for the editors of maps' }],
    });
    expect(quest).toMatchObject({ title: 'An editor for the maps…', kind: 'Application for the…' });
  });

  test('take a role for their kind where there is no type, and skip what says nothing', () => {
    const kinds = draftSideQuests({
      basics: { name: 'Ada' },
      projects: [
        { name: 'a', roles: [' ', 'lead'] },
        { name: ' ' },
        { name: 'b', type: ' ' },
        { name: 'c', type: 'iOS app' },
      ],
    }).map(({ kind }) => kind);
    expect(kinds).toEqual(['Lead', 'Project', 'iOS app']);
  });
});

describe('a draft of a whole game', () => {
  test.each([
    ['Ada King-Noel', 'GB', 'PRES-KING-GB'],
    ['Ada  Wu', 'United States', 'PRES-WU-UNI'],
    ['Ada 🚀', ' ', 'PRES-ADA'],
    ['李', 'CN', 'PRES-01-CN'],
    ['Øystein Ødegård', '', 'PRES-ODEG'],
    ['A', undefined, 'PRES-A'],
    ["Rosa O'Dell, RN, Ph.D.", '', 'PRES-ODEL'],
    ['Haddad, Leila', '', 'PRES-LEIL'],
  ])('has for %s of %j the product code %s', (name, countryCode, productCode) => {
    expect(gameOf({ basics: { name, location: { countryCode } } }).manual.productCode).toBe(productCode);
  });
});

describe('a text that is cut', () => {
  test.each([
    ['One, two', 5, 'One…'],
    ['One – two', 6, 'One…'],
    ['One; two: three.', 12, 'One; two…'],
    ['One. Two', 5, 'One…'],
  ])('%j after a word of %d letters loses the marks before the cut: %j', (text, most, cut) => {
    expect(firstWords(text, (words) => words.length <= most)).toBe(cut);
  });

  test.each([
    ['', ''],
    ['One', 'One.'],
    ['One!', 'One!'],
    ['“One.”', '“One.”'],
    ['(One?)', '(One?)'],
    ['一。', '一。'],
    ['一二', '一二。'],
  ])('%j as a sentence is %j', (text, sentence) => {
    expect(asSentence(text)).toBe(sentence);
  });
});
