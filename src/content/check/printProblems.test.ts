import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { printProblems } from './printProblems.ts';

const shipped: unknown = JSON.parse(readFileSync('site/content/game.json', 'utf8'));
const sentence = 'I build web interfaces that people can use, on the phone they have. ';
const game = (part: object) => ({ ...Object(shipped), ...part });

describe('printProblems', () => {
  test('the shipped words fit their pages', () => {
    expect(printProblems(shipped, 'Player One')).toEqual([]);
  });

  test('a letter of four times the room is reported with the number of letters over', () => {
    const letters = { generic: Array.from({ length: 12 }, () => sentence.repeat(12)), personal: [] };
    expect(printProblems(game({ letters }))).toEqual([
      {
        severity: 'error',
        path: ['letters', 'generic'],
        message: expect.stringMatching(
          /^The letter is about \d{4} letters too long for its page of the manual, even at 12 px\. Shorten it by as much\.$/,
        ),
      },
    ]);
  });

  test('a story and side quests are judged, too', () => {
    const about = Array.from({ length: 10 }, () => sentence.repeat(10));
    const quest = { title: 'Round Two', kind: 'Tournament', picture: 'tournament', story: [sentence.repeat(12)] };
    const found = printProblems(game({ about, sideQuests: [quest, quest, quest, quest] }));
    expect(found.map(({ path }) => path)).toEqual([['about'], ['sideQuests']]);
  });

  test('so is what the manual says in its corners', () => {
    const { manual } = Object(shipped);
    const [tip, backPitch, smallPrint] = [sentence.repeat(12), sentence.repeat(10), sentence.repeat(9)];
    const found = printProblems(game({ manual: { ...manual, tip, backPitch, smallPrint } }));
    expect(found.map(({ path }) => path)).toEqual([
      ['manual', 'tip'],
      ['manual', 'backPitch'],
      ['manual', 'smallPrint'],
    ]);
  });

  test('a file that says little else is judged as well', () => {
    const site = { address: 'https://ada.example/' };
    expect(printProblems({ site })).toEqual([]);
    expect(printProblems({ site, manual: { backPitch: sentence.repeat(9) } }).map(({ path }) => path)).toEqual([
      ['manual', 'backPitch'],
    ]);
  });

  test('a letter holds a name and a company, as long as they are', () => {
    const letters = (placeholder: string) => ({
      personal: Array.from({ length: 10 }, () => `${placeholder} `.repeat(25)),
      generic: [],
    });
    const pathsOf = (placeholder: string, name: string) =>
      printProblems(game({ letters: letters(placeholder) }), name).map(({ path }) => path);
    expect(pathsOf('{name}', 'Ada')).toEqual([]);
    expect(pathsOf('{name}', 'Ada King-Noel, Countess of Lovelace')).toEqual([['letters', 'personal']]);
    expect(pathsOf('{company}', 'Ada')).toEqual([['letters', 'personal']]);
  });

  test('a game of the wrong shape is for other rules', () => {
    expect(printProblems({ letters: 7 })).toEqual([]);
    expect(printProblems(null)).toEqual([]);
  });
});
