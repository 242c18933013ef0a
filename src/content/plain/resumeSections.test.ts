import { describe, expect, test } from 'vitest';
import { exampleContent } from '../exampleContent.ts';
import { resumeSections } from './resumeSections.ts';

describe('the sections of the plain résumé', () => {
  test('are left out where the résumé says nothing', () => {
    const content = exampleContent({
      resume: { work: [{ url: 'https://oak.example/' }], skills: [{}], languages: [] },
    });
    expect(resumeSections(content)).toEqual([]);
  });

  test('stand in the order that employers expect, and say everything, without blanks before and behind', () => {
    const nothing = {
      ...{ organization: '', location: '', description: '', start: '', end: '', url: '', summary: '' },
      ...{ points: [], facts: [], roles: [] },
    };
    const { resume } = exampleContent({
      resume: {
        references: [{ name: ' Lin ', reference: 'Keeps promises.' }, { name: 'Kim' }, { reference: ' ' }],
        basics: { name: 'Ada', summary: 'Makes things.' },
        work: [{ name: ' Oak ', position: ' Lead ', startDate: ' 2020 ', highlights: ['Done.', ' '] }],
        projects: [
          {
            name: 'Tilekit',
            entity: ' Guild ',
            description: 'Maps.',
            roles: ['Lead', ' '],
            url: 'https://tiles.example/',
          },
          { description: 'A map.' },
          {},
        ],
        skills: [
          { name: ' CSS ', level: ' Master ', keywords: [' Grid ', '', 'Flex'] },
          { level: 'Good' },
          { name: 'SVG' },
        ],
        education: [{ institution: ' School ', area: ' Maths ', studyType: ' (BSc) ', endDate: '2009' }],
        languages: [{ language: ' Dutch ', fluency: ' Native ' }, { fluency: 'Fair' }, {}],
        certificates: [{ name: 'Swimmer', issuer: 'Red Cross', date: '2019' }],
        awards: [{ title: 'Best Page', awarder: 'Guild', date: '2021-05', summary: 'Of all.' }],
        publications: [{ name: 'On Lines', publisher: 'Oak Press', releaseDate: '2020' }],
        volunteer: [{ organization: 'Library', position: 'Reader', startDate: '2018' }, {}],
        interests: [{ name: ' Maps ', keywords: ['old', ' folded '] }, { keywords: [' '] }],
      },
    });
    expect(resumeSections(exampleContent({ resume }))).toMatchObject([
      { name: 'summary', heading: 'Summary', kind: 'text', text: 'Makes things.' },
      {
        heading: 'Experience',
        entries: [{ ...nothing, title: 'Lead', organization: 'Oak', start: '2020', points: ['Done.'] }],
      },
      {
        heading: 'Projects',
        kind: 'entries',
        entries: [
          {
            ...{ ...nothing, title: 'Tilekit', organization: 'Guild', url: 'https://tiles.example/' },
            ...{ summary: 'Maps.', facts: [{ label: 'Role', detail: 'Lead' }] },
          },
          { ...nothing, title: '', summary: 'A map.' },
        ],
      },
      {
        heading: 'Skills',
        kind: 'facts',
        facts: [
          { label: 'CSS (Master)', detail: 'Grid, Flex' },
          { label: '(Good)', detail: '' },
          { label: 'SVG', detail: '' },
        ],
      },
      { heading: 'Education', entries: [{ ...nothing, title: 'BSc, Maths', organization: 'School', end: '2009' }] },
      {
        heading: 'Languages',
        kind: 'facts',
        facts: [
          { label: 'Dutch', detail: 'Native' },
          { label: '', detail: 'Fair' },
        ],
      },
      { heading: 'Certificates', entries: [{ ...nothing, title: 'Swimmer', organization: 'Red Cross', end: '2019' }] },
      {
        name: 'awards',
        entries: [{ ...nothing, title: 'Best Page', organization: 'Guild', end: '2021-05', summary: 'Of all.' }],
      },
      { heading: 'Publications', entries: [{ ...nothing, title: 'On Lines', organization: 'Oak Press', end: '2020' }] },
      { heading: 'Volunteering', entries: [{ ...nothing, title: 'Reader', organization: 'Library', start: '2018' }] },
      { name: 'interests', heading: 'Interests', kind: 'facts', facts: [{ label: 'Maps', detail: 'old, folded' }] },
      {
        heading: 'References',
        kind: 'quotes',
        quotes: [
          { text: 'Keeps promises.', by: 'Lin' },
          { text: '', by: 'Kim' },
        ],
      },
    ]);
  });

  test('an entry without a title is called by the place', () => {
    const [section] = resumeSections(exampleContent({ resume: { work: [{ name: 'Oak', location: 'Ghent' }] } }));
    expect(section).toMatchObject({ entries: [{ title: 'Oak', organization: '', location: 'Ghent' }] });
  });
});
