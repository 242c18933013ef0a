import { expect, test } from 'vitest';
import type { Resume } from '../../../src/resume/Resume.ts';
import { draftLocale } from '../publish/languages.ts';
import { markdown } from '../publish/markdown.ts';
import { draftLetters } from './draftLetters.ts';

type Sections = Pick<Resume, 'work' | 'education' | 'skills'> & { label?: string; summary?: string };

const end = ["My résumé has the details; I'd be glad to talk them through.", 'Yours sincerely,', '{name}'];
const introduction = 'I would like to introduce myself.';
const since2015 = { work: [{ name: 'Acme', startDate: '2015' }] };
const sinceAcme = 'Since 2015 I have worked at Acme.';
const studies = { area: 'Maps', institution: 'Coast School', startDate: '2023' };

test.each<[Sections, ...string[]]>([
  [{}, introduction],
  [{ label: 'Cook' }, introduction],
  [{ label: 'Cook', summary: 'I cook.' }, introduction],
  [
    { work: [{ name: 'Acme', position: 'UX / UI Designer', startDate: '2020-02' }] },
    'Since 2020 I have worked as a UX / UI Designer at Acme.',
  ],
  [{ work: [{ name: 'Acme (acquired by Fir Group)', startDate: '2020' }] }, 'Since 2020 I have worked at Acme.'],
  [{ work: [{ position: 'Analyst', endDate: '2019' }] }, 'Until 2019 I worked as an Analyst.'],
  [{ work: [{ name: 'Acme Inc.', endDate: '2019' }] }, 'Until 2019 I worked at Acme Inc.'],
  [{ work: [{ name: 'Acme', position: 'Analyst' }] }, 'I have worked as an Analyst at Acme.'],
  [
    { work: [{ name: 'University of Leeds', position: 'Tutor', startDate: '2020' }] },
    'Since 2020 I have worked as a Tutor at the University of Leeds.',
  ],
  [{ label: 'Cook', work: [{ name: 'Self-employed', position: 'Freelance' }] }, introduction],
  [{ work: [{ name: 'Selbständig', position: 'Freiberuflich' }] }, introduction],
  [{ education: [studies] }, 'I have been studying Maps at Coast School since 2023.'],
  [{ education: [{ ...studies, endDate: '2024' }] }, 'I studied Maps at Coast School until 2024.'],
  [
    { education: [studies], work: [{ name: 'Oak', endDate: '2022' }] },
    'Until 2022 I worked at Oak. I have been studying Maps at Coast School since 2023.',
  ],
  [{ education: [studies], work: [{ name: 'Oak', startDate: '2022' }] }, 'Since 2022 I have worked at Oak.'],
  [{ summary: 'I draw. I count all of them.', ...since2015 }, sinceAcme, 'I count all of them.'],
  [{ summary: 'I count. My maps are read.', ...since2015 }, sinceAcme, 'I count.'],
  [{ summary: 'I count. **I** draw. I print.', ...since2015 }, sinceAcme, 'I count. I draw.'],
  [{ summary: 'Cook. I draw maps. Cats. I print.', ...since2015 }, sinceAcme, 'I draw maps.'],
  [{ summary: 'I draw maps of the sea. I have rea ......', ...since2015 }, sinceAcme, 'I draw maps of the sea.'],
  [{ summary: 'I draw maps of the sea. I have rea', ...since2015 }, sinceAcme, 'I draw maps of the sea.'],
  [{ summary: `I draw. I count ${'maps '.repeat(60)}.`, ...since2015 }, sinceAcme, 'I draw.'],
  [{ summary: 'Ada hails from London. She counts.', ...since2015 }, sinceAcme],
  [{ skills: [{ name: 'Go' }], ...since2015 }, sinceAcme],
  [
    { summary: 'I draw. I count.', skills: [{ name: 'Go' }, { name: 'HTML' }], ...since2015 },
    sinceAcme,
    'I draw. My main skills are Go and HTML.',
  ],
  [
    {
      skills: [
        { name: 'Languages', keywords: ['Go', 'C'] },
        { name: 'Maps', level: 'Master', keywords: ['Sea'] },
        { name: 'Other tools, of which there are far too many', keywords: [] },
        { keywords: [' ', 'Git', 'CI'] },
      ],
      ...since2015,
    },
    sinceAcme,
    'My main skills are Go, Maps, and Git.',
  ],
  [
    { skills: [{ name: 'Soft skills' }, { name: 'Languages', keywords: ['Go', 'C', 'Ada'] }], ...since2015 },
    sinceAcme,
    'My main skills are Go, C, and Ada.',
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

test.each<[string, string, string, ...string[]]>([
  [
    'de',
    'Ich zeichne Karten. Gern.',
    'Sehr geehrte Damen und Herren,',
    'mein Arbeitgeber seit 2015: Acme.',
    'Ich zeichne Karten.',
  ],
  [
    'fr',
    'J’aime les cartes. Et la mer.',
    'Madame, Monsieur,',
    'Depuis 2015, je travaille chez Acme.',
    'J’aime les cartes.',
  ],
  ['pl', '', 'Szanowni Państwo!', 'Od 2015 r. pracuję w firmie Acme.'],
])('the letter in %s with the summary %j', (language, summary, ...expected) => {
  const basics = { name: 'Ada', summary };
  const { generic } = draftLetters({ basics, ...since2015 }, '2025-11-01', draftLocale(language));
  expect(generic.slice(0, expected.length)).toEqual(expected);
});

test.each(['da', 'nb', 'ko', 'fa', 'pt-PT'])(
  'in %s the letter is in English, with names and without the summary',
  (language) => {
    const work = [{ name: 'Firma A/S', position: 'Projektleder', startDate: '2019' }];
    const basics = { name: 'Ada', summary: 'I dag leder I projekter. Jeg går op i arbejdsmiljø.' };
    const { generic, personal } = draftLetters({ basics, work }, '2025-11-01', draftLocale(language));
    expect(generic).toEqual(['Dear hiring team,', 'Since 2019 I have worked as a Projektleder at Firma A/S.', ...end]);
    expect(personal[0]).toBe('Dear {company} team,');
  },
);
