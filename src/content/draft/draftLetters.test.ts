import { describe, expect, it } from 'vitest';
import { markdown } from '../check/markdown.ts';
import type { Resume } from '../Resume.ts';
import { draftLetters } from './draftLetters.ts';

const of = (resume: Partial<Resume>) => draftLetters({ basics: { name: 'Ada' }, ...resume }, '2025-11-01');

describe('draftLetters', () => {
  it('introduces an owner of whom only the name is known', () => {
    expect(of({}).generic).toEqual([
      'Dear hiring team,',
      'I would like to introduce myself.',
      'The rest stands in my résumé. I would be glad to talk about it.',
      'Yours sincerely,',
      '{name}',
    ]);
  });

  it('says what work there is, and since when', () => {
    const first = (...work: object[]) => of({ basics: { name: 'Ada', label: 'Cook' }, work }).generic[1];
    expect([
      first(),
      first({ name: 'Acme', position: 'UX / UI Designer', startDate: '2020-02' }),
      first({ name: 'Acme', startDate: '2020' }),
      first({ position: 'Analyst', endDate: '2019' }),
      first({ name: 'Acme Inc.', endDate: '2019' }),
      first({ name: 'Acme', position: 'Analyst' }),
    ]).toEqual([
      'I would like to introduce myself as Cook.',
      'Since 2020 I have worked as UX / UI Designer at Acme.',
      'Since 2020 I have worked at Acme.',
      'Until 2019 I worked as Analyst.',
      'Until 2019 I worked at Acme Inc.',
      'I have worked as Analyst at Acme.',
    ]);
  });

  it('has the sentences of a summary in the first person, quotes another, and without one counts the years', () => {
    const second = (summary: string) =>
      of({ basics: { name: 'Ada', summary }, work: [{ name: 'Acme', startDate: '2015' }] }).generic[2];
    expect([second('I count. My maps are read'), second('Counts since 2001.'), second('')]).toEqual([
      'I count. My maps are read.',
      'My résumé begins: “Counts since 2001.”',
      'Altogether I bring 10 years of work.',
    ]);
  });

  it('names the work, and quotes the summary without its markup', () => {
    const basics = { name: 'Ada', label: 'Programmer', summary: markdown('Ada hails from **London**. She counts') };
    const { personal } = of({ basics, work: [{ name: 'Acme Inc.', position: 'Analyst', startDate: '2020' }] });
    expect(personal.slice(0, 3)).toEqual([
      'Dear {company} team,',
      'Since 2020 I have worked as Analyst at Acme Inc.',
      'My résumé begins: “Ada hails from London. She counts.”',
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
