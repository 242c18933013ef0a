// Where the page of extra content is full, and what goes first.
import { describe, expect, test } from 'vitest';
import type { Game } from '../Game.ts';
import type { SideProject } from '../sideProjects.ts';
import { type AlsoLine, alsoHeight, alsoPlan } from './alsoPlan.ts';
import { extrasPlan } from './extrasPlan.ts';
import { steps, times } from './steps.ts';

const told = 'Led the rebuild of the store; the largest page now loads in a second instead of four. ';
const quest = (story: string[]): Game['sideQuests'][number] => ({
  title: 'Round Two',
  kind: 'Talk',
  picture: 'stream',
  story,
});
const project = (name: string, more: Partial<SideProject> = {}): SideProject => ({
  name,
  description: '',
  period: '',
  highlights: [],
  keywords: [],
  url: '',
  ...more,
});
const whole = { description: 'Made.', highlights: ['Done.', 'Sold.'], keywords: ['A', 'B'] };
const projects = (count: number, more: Partial<SideProject> = {}) => times(count, (index) => project(`${index}`, more));
const also = (count: number): AlsoLine[] =>
  times(count, (index) => ({ name: 'awards', heading: 'Awards', words: `Prize ${index}` }));

describe('side quests', () => {
  const setting = (...quests: Game['sideQuests']) => {
    const { questSizePx, pictures, lettersOver } = extrasPlan([], quests);
    return [questSizePx, pictures, lettersOver];
  };

  test('stand with large pictures up to four, and eight fit', () => {
    expect(steps(10, (count) => setting(...times(count, () => quest([told]))))).toEqual([
      [0, [15, 'large', 0]],
      [5, [13, 'small', 0]],
      [8, [12, 'small', 0]],
      [9, [12, 'small', 49]],
      [10, [12, 'small', 130]],
    ]);
  });

  test('with a long story have smaller letters first, then a smaller picture', () => {
    expect(steps(22, (count) => setting(quest([told.repeat(count)])))).toEqual([
      [0, [15, 'large', 0]],
      [14, [14, 'large', 0]],
      [16, [13, 'large', 0]],
      [19, [13, 'small', 0]],
      [22, [12, 'small', 0]],
    ]);
  });

  test('leave room for a project as soon as there is one', () => {
    const beside = (count: number) => extrasPlan([project('Maps')], [quest([told.repeat(count)])]);
    expect(steps(21, (count) => beside(count).lettersOver)).toEqual([
      [0, 0],
      [20, 8],
      [21, 80],
    ]);
    expect(steps(21, (count) => beside(count).omitted)).toEqual([[0, 0]]);
  });
});

describe('projects', () => {
  const shown = (plan: ReturnType<typeof extrasPlan>) => [
    plan.projectSizePx,
    plan.projects.length,
    plan.omitted,
    plan.detailsLeftOut,
  ];

  test.each([
    ['a name', (count: number) => projects(count)],
    ['a description', (count: number) => times(count, () => project('', { description: 'Made.' }))],
  ])('of %s each, 18 fit; where there are more, a line counts them', (_, some) => {
    expect([16, 17, 18, 19, 20].map((count) => shown(extrasPlan(some(count), [])))).toEqual([
      [14, 16, 0, 0],
      [13, 17, 0, 0],
      [12, 18, 0, 0],
      [12, 17, 2, 0],
      [12, 17, 3, 0],
    ]);
  });

  test('of many points, 25 fit, and the others are counted', () => {
    const points = (count: number) =>
      shown(extrasPlan([project('Maps', { highlights: times(count, () => 'Done.') })], []));
    expect([22, 23, 24, 25, 26].map(points)).toEqual([
      [14, 1, 0, 0],
      [13, 1, 0, 0],
      [13, 1, 0, 0],
      [12, 1, 0, 0],
      [12, 1, 0, 1],
    ]);
  });

  test('lose details before names', () => {
    const full = (count: number) => shown(extrasPlan(projects(count, whole), []));
    expect([4, 5, 6, 17, 18, 20].map(full)).toEqual([
      [14, 4, 0, 0],
      [12, 5, 0, 1],
      [12, 6, 0, 7],
      [12, 17, 0, 67],
      [12, 16, 2, 63],
      [12, 16, 4, 63],
    ]);
  });

  test('show descriptions first, then first points, then second ones, then keywords', () => {
    const [first, , third] = extrasPlan(projects(6, whole), []).projects;
    expect(first).toEqual(project('0', { ...whole, keywords: [] }));
    expect(third?.highlights.length).toBeLessThanOrEqual(first?.highlights.length ?? 0);
  });

  test('make side quests smaller where that lets all stay', () => {
    const quests = [quest([told]), quest([told])];
    const beside = (count: number) => {
      const plan = extrasPlan(projects(count, whole), quests);
      return [plan.questSizePx, plan.pictures, ...shown(plan)];
    };
    expect([2, 3, 4, 8, 9, 11, 12].map(beside)).toEqual([
      [15, 'large', 14, 2, 0, 0],
      [13, 'small', 13, 3, 0, 0],
      [15, 'large', 12, 4, 0, 10],
      [15, 'large', 12, 8, 0, 32],
      [13, 'small', 12, 9, 0, 34],
      [12, 'small', 12, 11, 0, 43],
      [12, 'small', 12, 10, 2, 39],
    ]);
  });
});

describe('smaller sections', () => {
  const shown = ({ also: { sizePx, lines, leftOut } }: Pick<ReturnType<typeof extrasPlan>, 'also'>) => [
    sizePx,
    lines.length,
    leftOut.length,
  ];

  test('alone on the page, 26 lines fit; where there are more, a note names the others', () => {
    expect([22, 23, 24, 25, 26, 27, 28].map((count) => shown(extrasPlan([], [], also(count))))).toEqual([
      [14, 22, 0],
      [13, 23, 0],
      [13, 24, 0],
      [12, 25, 0],
      [12, 26, 0],
      [12, 24, 3],
      [12, 24, 4],
    ]);
  });

  test('come after the projects’ names, before their details', () => {
    const beside = (count: number) => {
      const plan = extrasPlan(projects(count, { description: 'Made.' }), [], also(6));
      return [plan.omitted, plan.detailsLeftOut, ...shown(plan)];
    };
    expect([6, 7, 8, 12, 13, 17].map(beside)).toEqual([
      [0, 0, 14, 6, 0],
      [0, 0, 13, 6, 0],
      [0, 1, 14, 6, 0],
      [0, 11, 14, 6, 0],
      [0, 9, 12, 1, 5],
      [2, 15, 12, 0, 6],
    ]);
  });

  test('need a rule above them, a line each, and a gap between', () => {
    expect(alsoHeight([], 14)).toBe(0);
    expect(alsoHeight(also(1), 14)).toBeCloseTo(16 + 18.2);
    expect(alsoHeight(also(2), 12)).toBeCloseTo(16 + 2 * 15.6 + 2);
  });

  test('of four, one stays where a note has room as well, and all where they have', () => {
    expect(steps(100, (freePx) => shown({ also: alsoPlan(also(4), freePx) }))).toEqual([
      [0, [12, 0, 4]],
      [71, [12, 1, 3]],
      [85, [12, 4, 0]],
      [90, [13, 4, 0]],
      [95, [14, 4, 0]],
    ]);
  });
});
