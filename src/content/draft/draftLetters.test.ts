import { describe, expect, it, test } from 'vitest';
import type { Resume } from '../Resume.ts';
import { draftLetters } from './draftLetters.ts';

const of = (resume: Partial<Resume>) => draftLetters({ basics: { name: 'Ada' }, ...resume }, '2025-11-01');

describe('draftLetters', () => {
  const cook = { name: 'Ada', label: 'Cook' };
  const studies = { area: 'Maps', institution: 'Coast School', startDate: '2023' };
  test.each<[Partial<Resume>, string]>([
    [{ basics: cook }, 'I would like to introduce myself: the line under my name reads “Cook”.'],
    [{ basics: { ...cook, summary: 'I cook.' } }, 'I would like to introduce myself.'],
    [
      { work: [{ name: 'Acme', position: 'UX / UI Designer', startDate: '2020-02' }] },
      'Since 2020 I have worked as a UX / UI Designer at Acme.',
    ],
    [{ work: [{ position: 'Analyst', endDate: '2019' }] }, 'Until 2019 I worked as an Analyst.'],
    [{ work: [{ name: 'Acme Inc.', endDate: '2019' }] }, 'Until 2019 I worked at Acme Inc.'],
    [
      { work: [{ name: 'Self-employed', position: 'Freelance' }], basics: cook },
      'I would like to introduce myself: the line under my name reads “Cook”.',
    ],
    [{ education: [studies] }, 'I have been studying Maps at Coast School since 2023.'],
    [{ education: [{ ...studies, endDate: '2024' }] }, 'I studied Maps at Coast School until 2024.'],
    [
      { education: [studies], work: [{ name: 'Oak', endDate: '2022' }] },
      'Until 2022 I worked at Oak. I have been studying Maps at Coast School since 2023.',
    ],
    [{ education: [studies], work: [{ name: 'Oak', startDate: '2022' }] }, 'Since 2022 I have worked at Oak.'],
  ])('%j begins: %s', (resume, first) => {
    expect(of(resume).generic[1]).toBe(first);
  });

  it('has the sentences of a summary in the first person, quotes another, and without one counts the years', () => {
    const work = [
      { name: 'Acme', startDate: '2020' },
      { name: 'Oak', startDate: '2015', endDate: '2020' },
    ];
    const second = (summary: string) => of({ basics: { name: 'Ada', summary }, work }).generic[2];
    expect([second('I count. My maps are read'), second('Counts since 2001.'), second('')]).toEqual([
      'I count. My maps are read.',
      'My résumé begins: “Counts since 2001.”',
      'In all I bring 10 years of work experience.',
    ]);
  });

  it('is no longer than the folded sheet holds, however long the résumé', () => {
    const summary = 'I build interfaces that people can use. '.repeat(100);
    const letter = of({
      basics: { name: 'Ada', label: 'x'.repeat(500), summary },
      work: [{ name: 'Long '.repeat(50) }],
    });
    expect(letter.generic.join('\n').length).toBeLessThan(700);
  });
});
