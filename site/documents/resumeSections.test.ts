import { describe, expect, test } from 'vitest';
import { exampleContent } from '../../src/content/exampleContent.ts';
import { resumeContacts } from './resumeContacts.ts';
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
    expect(sections).toContain('{"name":"CSS (Master)","detail":"Grid"}');
    expect(sections).toContain('"summary":"Score: 9.1"');
  });

  test('an entry without a title is called by the place', () => {
    const [section] = resumeSections(exampleContent({ resume: { work: [{ name: 'Oak', location: 'Ghent' }] } }));
    expect(section).toMatchObject({ entries: [{ title: 'Oak', where: 'Ghent' }] });
  });
});

test('contacts are written out, so that they can be read on paper', () => {
  const basics = {
    name: 'Ada',
    email: 'ada@ada.example',
    phone: '(912) 555-4321',
    url: 'https://www.ada.example/',
    profiles: [{ network: 'GitHub', url: 'https://github.com/ada' }, { network: 'Radio', username: 'ON4ADA' }, {}],
  };
  expect(resumeContacts(exampleContent({ resume: { basics } }))).toEqual([
    { text: 'ada@ada.example', url: 'mailto:ada@ada.example' },
    { text: '(912) 555-4321', url: 'tel:9125554321' },
    { text: 'ada.example', url: 'https://www.ada.example/' },
    { text: 'github.com/ada', url: 'https://github.com/ada' },
    { text: 'Radio: ON4ADA', url: '' },
  ]);
});
