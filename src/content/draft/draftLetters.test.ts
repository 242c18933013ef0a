import { describe, expect, it } from 'vitest';
import { markdown } from '../check/markdown.ts';
import type { Resume } from '../Resume.ts';
import { draftLetters } from './draftLetters.ts';

const of = (resume: Partial<Resume>) => draftLetters({ basics: { name: 'Ada' }, ...resume }, '2025-11-01');

describe('draftLetters', () => {
  it('introduces an owner of whom only the name is known', () => {
    expect(of({}).generic).toEqual([
      'Dear hiring team,',
      'I would like to introduce myself: {name}.',
      'The rest stands in my résumé. I would be glad to talk about it.',
      'Yours sincerely,',
      '{name}',
    ]);
  });

  it('names trade and work, and quotes the summary', () => {
    const basics = { name: 'Ada', label: 'Programmer', summary: markdown('Ada hails from **London**. She counts') };
    const { personal } = of({ basics, work: [{ name: 'Acme Inc.', position: 'Analyst', startDate: '2020' }] });
    expect(personal.slice(0, 3)).toEqual([
      'Dear {company} team,',
      'I would like to introduce myself: {name}, Programmer. My work at present: Analyst, Acme Inc.',
      'In the words of my résumé: “Ada hails from London. She counts.”',
    ]);
  });

  it('calls work that has ended the latest', () => {
    expect(of({ work: [{ name: 'Acme', endDate: '2020' }] }).generic[1]).toContain('My latest work: Acme.');
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
