import { expect, test } from 'vitest';
import type { Resume } from '../../../src/resume/Resume.ts';
import { markdown } from '../publish/markdown.ts';
import { draftLetters } from './draftLetters.ts';

type Sections = Pick<Resume, 'work' | 'education'> & { basics?: { name: string; label?: string; summary?: string } };

const end = ["My résumé has the details; I'd be glad to talk them through.", 'Yours sincerely,', '{name}'];

test.each<[Sections, string[]]>([
  [{}, ['I would like to introduce myself.']],
  [{ basics: { name: 'Ada', label: 'Cook' } }, ['I would like to introduce myself.']],
  [{ basics: { name: 'Ada', label: 'Cook', summary: 'I cook.' } }, ['I would like to introduce myself.', 'I cook.']],
  [
    { work: [{ name: 'Acme', position: 'UX / UI Designer', startDate: '2020-02' }] },
    ['Since 2020 I have worked as a UX / UI Designer at Acme.'],
  ],
  [{ work: [{ name: 'Acme', startDate: '2020' }] }, ['Since 2020 I have worked at Acme.']],
  [{ work: [{ position: 'Analyst', endDate: '2019' }] }, ['Until 2019 I worked as an Analyst.']],
  [{ work: [{ name: 'Acme Inc.', endDate: '2019' }] }, ['Until 2019 I worked at Acme Inc.']],
  [{ work: [{ name: 'Acme', position: 'Analyst' }] }, ['I have worked as an Analyst at Acme.']],
  [
    { work: [{ name: 'University of Leeds', position: 'Tutor', startDate: '2020' }] },
    ['Since 2020 I have worked as a Tutor at the University of Leeds.'],
  ],
  [
    { basics: { name: 'Ada', label: 'Cook' }, work: [{ name: 'Self-employed', position: 'Freelance' }] },
    ['I would like to introduce myself.'],
  ],
  [
    { education: [{ area: 'Maps', institution: 'Coast School', startDate: '2023' }] },
    ['I have been studying Maps at Coast School since 2023.'],
  ],
  [
    { education: [{ area: 'Maps', institution: 'Coast School', startDate: '2023', endDate: '2024' }] },
    ['I studied Maps at Coast School until 2024.'],
  ],
  [
    {
      education: [{ area: 'Maps', institution: 'Coast School', startDate: '2023' }],
      work: [{ name: 'Oak', endDate: '2022' }],
    },
    ['Until 2022 I worked at Oak. I have been studying Maps at Coast School since 2023.'],
  ],
  [
    {
      education: [{ area: 'Maps', institution: 'Coast School', startDate: '2023' }],
      work: [{ name: 'Oak', startDate: '2022' }],
    },
    ['Since 2022 I have worked at Oak.'],
  ],
  [
    { basics: { name: 'Ada', summary: 'I count. My maps are read' }, work: [{ name: 'Acme', startDate: '2015' }] },
    ['Since 2015 I have worked at Acme.', 'I count. My maps are read.'],
  ],
  [
    {
      basics: { name: 'Ada', summary: 'Ada hails from **London**. She counts' },
      work: [{ name: 'Acme', startDate: '2015' }],
    },
    ['Since 2015 I have worked at Acme.', 'Ada hails from London. She counts.'],
  ],
  [
    {
      work: [
        { name: 'Acme', startDate: '2020' },
        { name: 'Oak', startDate: '2015', endDate: '2020' },
      ],
    },
    ['Since 2020 I have worked at Acme.', 'I bring 10 years of experience.'],
  ],
])('the letter of %j says %j', ({ basics: { summary, ...basics } = { name: 'Ada' }, ...sections }, expected) => {
  const written = { ...basics, ...(summary && { summary: markdown(summary) }) };
  const { generic } = draftLetters({ ...sections, basics: written }, '2025-11-01');
  expect(generic).toEqual(['Dear hiring team,', ...expected, ...end]);
});
