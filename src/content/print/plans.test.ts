import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Level } from '../levels.ts';
import type { SideProject } from '../sideProjects.ts';
import type { Stage } from '../stages.ts';
import { extrasPlan } from './extrasPlan.ts';
import { guidePlan } from './guidePlan.ts';

const told = 'Led the rebuild of the store; the largest page now loads in 1.1 s instead of 3.8 s on a mid-range phone.';

const stage = (title: string, highlights = 0): Stage => ({
  kind: 'job',
  title,
  place: 'Northwind Games',
  period: 'Mar 2022 – present',
  description: '',
  length: '4 yr 9 mo',
  summary: 'Own the player-facing web.',
  highlights: Array.from({ length: highlights }, () => told),
  url: '',
});

const numbers = [1, 2, 3, 4, 5, 'bonus'] as const;
const sixLevels = (highlights: number, inFirst = 1): Level[] =>
  numbers.map((number, index) => ({
    number,
    stages: Array.from({ length: index === 0 ? inFirst : 1 }, (_, place) =>
      stage(`Job ${number} ${place}`, highlights),
    ),
  }));

describe('guidePlan', () => {
  test('a short history is shown in full', () => {
    const levels: Level[] = [{ number: 1, stages: [stage('Job', 2)] }];
    expect(guidePlan(levels)).toEqual({ sizePx: 17, levels, omitted: 0, detailsLeftOut: 0 });
  });

  test('six levels with much to tell all stay, told more briefly', () => {
    const { levels, omitted } = guidePlan(sixLevels(5));
    expect(omitted).toBe(0);
    expect(levels.map(({ number }) => number)).toEqual(numbers);
    expect(levels[0]?.stages[0]?.highlights.length).toBeLessThan(5);
  });

  test('of too many entries the oldest go, and are counted', () => {
    const { levels, omitted } = guidePlan(sixLevels(0, 20));
    expect(omitted).toBeGreaterThan(0);
    expect(levels.at(-1)?.number).toBe('bonus');
    expect(levels.flatMap(({ stages }) => stages).length + omitted).toBe(25);
    expect(levels[0]?.stages[0]?.title).toBe(`Job 1 ${omitted}`);
  });

  test('nothing is lost uncounted, whatever the history', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5 }), fc.integer({ min: 1, max: 60 }), (highlights, inFirst) => {
        const { levels, omitted, detailsLeftOut } = guidePlan(sixLevels(highlights, inFirst));
        const shown = levels.flatMap(({ stages }) => stages);
        expect(shown.length + omitted).toBe(inFirst + 5);
        const details = shown.reduce((sum, one) => sum + one.highlights.length + (one.summary ? 1 : 0), 0);
        expect(details + detailsLeftOut).toBe(shown.length * (highlights + 1));
      }),
      { numRuns: 40 },
    );
  });

  test('while a line has room, no detail is left out: not the oldest’s, and not for the size of letters', () => {
    const { levels, detailsLeftOut } = guidePlan(sixLevels(3));
    expect(detailsLeftOut).toBeGreaterThan(0);
    const told = levels.map(({ stages }) => (stages[0]?.highlights.length ?? 0) + (stages[0]?.summary ? 1 : 0));
    // All summaries come before the first points, and points go to the newest entry first.
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.reduce((sum, count) => sum + count, 0) + detailsLeftOut).toBe(24);
    expect(Math.max(...told) - Math.min(...told)).toBeLessThanOrEqual(1);
  });

  test('the newest job is not silent because the oldest tells much', () => {
    const levels = sixLevels(1).map((level, index) =>
      index === 0 ? { ...level, stages: [stage('Novelist', 30)] } : level,
    );
    expect(guidePlan(levels).levels.at(-1)?.stages[0]?.highlights).toHaveLength(1);
  });
});

const project = (name: string): SideProject => ({
  name,
  description: told,
  period: '2021 – 2023',
  highlights: [told, told],
  keywords: ['TypeScript', 'Canvas'],
  url: '',
});

const quest = (sentences: number) => ({
  title: 'Round Two',
  kind: 'Tournament',
  picture: 'tournament' as const,
  story: [told.repeat(sentences)],
});

describe('extrasPlan', () => {
  test('few projects are shown in full', () => {
    const projects = [project('One')];
    expect(extrasPlan(projects, [quest(1)])).toMatchObject({ projects, omitted: 0, lettersOver: 0, questSizePx: 15 });
  });

  test('of many projects the first stay, and the others are counted', () => {
    const projects = Array.from({ length: 20 }, (_, index) => project(String(index)));
    const plan = extrasPlan(projects, [quest(1)]);
    expect(plan.omitted).toBeGreaterThan(0);
    expect(plan.projects.length + plan.omitted).toBe(20);
    expect(plan.projects[0]?.name).toBe('0');
  });

  test('names come before descriptions, descriptions before points, and what has no room is counted', () => {
    const projects = Array.from({ length: 4 }, (_, index) => project(String(index)));
    const plan = extrasPlan(projects, [quest(1), quest(1)]);
    expect(plan.projects.map(({ name }) => name)).toEqual(['0', '1', '2', '3']);
    expect(plan.detailsLeftOut).toBeGreaterThan(0);
    const details = plan.projects.reduce(
      (sum, { description, highlights, keywords }) =>
        sum + (description ? 1 : 0) + highlights.length + (keywords.length > 0 ? 1 : 0),
      0,
    );
    expect(details + plan.detailsLeftOut).toBe(4 * 4);
    expect(plan.projects[0]?.description).toBe(told);
  });

  test('many side quests have small pictures', () => {
    const quests = (count: number) => Array.from({ length: count }, () => quest(1));
    expect(extrasPlan([], quests(3))).toMatchObject({ pictures: 'large', lettersOver: 0 });
    expect(extrasPlan([], quests(6))).toMatchObject({ pictures: 'small', lettersOver: 0 });
  });

  test('side quests that do not fit are reported with the number of letters over', () => {
    expect(extrasPlan([], [quest(9), quest(9), quest(9)]).lettersOver).toBeGreaterThan(0);
  });

  test('an empty page is in order', () => {
    expect(extrasPlan([], [])).toMatchObject({ projects: [], omitted: 0, lettersOver: 0 });
  });
});
