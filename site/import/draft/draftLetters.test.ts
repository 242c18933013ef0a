import { expect, test } from 'vitest';
import type { Resume } from '../../../src/resume/Resume.ts';
import { markdown } from '../publish/markdown.ts';
import { draftLetters } from './draftLetters.ts';

type Sections = Pick<Resume, 'work' | 'education'> & { label?: string; summary?: string };

const end = ["My résumé has the details; I'd be glad to talk them through.", 'Yours sincerely,', '{name}'];
const introduction = 'I would like to introduce myself.';
const since2015 = { work: [{ name: 'Acme', startDate: '2015' }] };
const studies = { area: 'Maps', institution: 'Coast School', startDate: '2023' };

test.each<[Sections, ...string[]]>([
  [{}, introduction],
  [{ label: 'Cook' }, introduction],
  [{ label: 'Cook', summary: 'I cook.' }, introduction, 'I cook.'],
  [
    { work: [{ name: 'Acme', position: 'UX / UI Designer', startDate: '2020-02' }] },
    'Since 2020 I have worked as a UX / UI Designer at Acme.',
  ],
  [{ work: [{ name: 'Acme', startDate: '2020' }] }, 'Since 2020 I have worked at Acme.'],
  [{ work: [{ position: 'Analyst', endDate: '2019' }] }, 'Until 2019 I worked as an Analyst.'],
  [{ work: [{ name: 'Acme Inc.', endDate: '2019' }] }, 'Until 2019 I worked at Acme Inc.'],
  [{ work: [{ name: 'Acme', position: 'Analyst' }] }, 'I have worked as an Analyst at Acme.'],
  [
    { work: [{ name: 'University of Leeds', position: 'Tutor', startDate: '2020' }] },
    'Since 2020 I have worked as a Tutor at the University of Leeds.',
  ],
  [{ label: 'Cook', work: [{ name: 'Self-employed', position: 'Freelance' }] }, introduction],
  [{ education: [studies] }, 'I have been studying Maps at Coast School since 2023.'],
  [{ education: [{ ...studies, endDate: '2024' }] }, 'I studied Maps at Coast School until 2024.'],
  [
    { education: [studies], work: [{ name: 'Oak', endDate: '2022' }] },
    'Until 2022 I worked at Oak. I have been studying Maps at Coast School since 2023.',
  ],
  [{ education: [studies], work: [{ name: 'Oak', startDate: '2022' }] }, 'Since 2022 I have worked at Oak.'],
  [
    { summary: 'I count. My maps are read', ...since2015 },
    'Since 2015 I have worked at Acme.',
    'I count. My maps are read.',
  ],
  [
    { summary: 'Ada hails from **London**. She counts', ...since2015 },
    'Since 2015 I have worked at Acme.',
    'Ada hails from London. She counts.',
  ],
  [
    {
      work: [
        { name: 'Acme', startDate: '2020' },
        { name: 'Oak', startDate: '2015', endDate: '2020' },
      ],
    },
    'Since 2020 I have worked at Acme.',
    'I bring 10 years of experience.',
  ],
])('the letter of %j says %j', ({ label, summary, ...sections }, ...expected) => {
  const basics = { name: 'Ada', ...(label && { label }), ...(summary && { summary: markdown(summary) }) };
  const { generic } = draftLetters({ ...sections, basics }, '2025-11-01');
  expect(generic).toEqual(['Dear hiring team,', ...expected, ...end]);
});
