import { describe, expect, test } from 'vitest';
import { exampleContent } from '../exampleContent.ts';
import { resumeSections } from './resumeSections.ts';

const everySection = exampleContent({
  resume: {
    references: [{ name: 'Lin', reference: 'Keeps promises.' }],
    interests: [{ name: 'Maps', keywords: ['old', 'folded'] }],
    volunteer: [{ organization: 'Library', position: 'Reader' }],
    publications: [{ name: 'On Lines', publisher: 'Oak Press', releaseDate: '2020' }],
    awards: [{ title: 'Best Page', awarder: 'Guild', date: '2021-05' }],
    certificates: [{ name: 'Rescue Swimmer', issuer: 'Red Cross', date: '2019' }],
    languages: [{ language: 'Dutch', fluency: 'Native' }],
    education: [{ institution: 'School', area: 'Maths', studyType: 'BSc', score: '9.1' }],
    skills: [{ name: 'CSS', level: 'Master', keywords: ['Grid'] }],
    projects: [{ name: 'Tilekit' }],
    work: [{ name: 'Oak', position: 'Lead' }],
    basics: { name: 'Ada', summary: 'Makes things.' },
  },
});

describe('the sections of the plain résumé', () => {
  test('stand in the order that employers expect, whatever the order of the file', () => {
    expect(resumeSections(everySection).map(({ heading }) => heading)).toEqual([
      'Summary',
      'Experience',
      'Projects',
      'Skills',
      'Education',
      'Languages',
      'Certificates',
      'Awards',
      'Publications',
      'Volunteering',
      'Interests',
      'References',
    ]);
  });

  test('are left out where the résumé says nothing', () => {
    const content = exampleContent({
      resume: { work: [{ url: 'https://oak.example/' }], skills: [{}], languages: [] },
    });
    expect(resumeSections(content)).toEqual([]);
  });

  test('say level and score', () => {
    const sections = JSON.stringify(resumeSections(everySection));
    expect(sections).toContain('{"label":"CSS (Master)","detail":"Grid"}');
    expect(sections).toContain('{"label":"Score","detail":"9.1"}');
  });

  test('an entry without a title is called by the place', () => {
    const [section] = resumeSections(exampleContent({ resume: { work: [{ name: 'Oak', location: 'Ghent' }] } }));
    expect(section).toMatchObject({ entries: [{ title: 'Oak', organization: '', location: 'Ghent' }] });
  });
});
