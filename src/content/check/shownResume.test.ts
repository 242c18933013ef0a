import { describe, expect, test } from 'vitest';
import { exampleContent } from '../exampleContent.ts';
import type { Game } from '../Game.ts';
import type { WrittenResume } from '../Resume.ts';
import type { SectionName } from '../sectionNames.ts';
import { shownResume } from './shownResume.ts';

const only = (...sections: SectionName[]): Partial<Game> => ({
  sections: { resume: sections, console: [], manual: [] },
});
const shown = (resume: Partial<WrittenResume>, game: Partial<Game> = {}) => {
  const { basics, ...sections } = shownResume({ basics: { name: 'Ada' }, ...resume }, exampleContent({ game }).game);
  return { ...basics, ...sections };
};

describe('what is published of a résumé', () => {
  test.each<[claim: string, resume: Partial<WrittenResume>, game: Partial<Game>, rest: object]>([
    ['not what only programs read', { meta: { canonical: 'https://a.example/', lastModified: '2020' } }, {}, {}],
    ['not a section without entries', { work: [] }, {}, {}],
    [
      'not an entry that says nothing',
      { work: [{ url: 'https://a.example/', startDate: '2020' }, { name: 'Oak' }] },
      {},
      { work: [{ name: 'Oak' }] },
    ],
    [
      'not a section that stands nowhere',
      { awards: [{ title: 'Best' }], work: [{ name: 'Oak' }] },
      only('awards'),
      {
        awards: [{ title: 'Best' }],
      },
    ],
    [
      'a section that is left out of one place stands in the others',
      { languages: [{ language: 'Dutch' }] },
      { sections: { resume: [] } },
      { languages: [{ language: 'Dutch' }] },
    ],
    [
      'not the names of references',
      { references: [{ name: 'Lin', reference: 'Yes.' }, { name: 'Kim' }] },
      {},
      { references: [{ reference: 'Yes.' }] },
    ],
    [
      'these names where the owner says so',
      { references: [{ name: 'Lin' }] },
      { published: { references: true } },
      { references: [{ name: 'Lin' }] },
    ],
    ['the phone number', { basics: { name: 'Ada', phone: '1' } }, {}, { phone: '1' }],
    [
      'not the phone number where the owner says so',
      { basics: { name: 'Ada', phone: '1' } },
      { published: { phone: false } },
      {},
    ],
    [
      'not references that are left out of the plain résumé and the console: the manual has no room for them',
      { references: [{ name: 'Lin' }] },
      { sections: { resume: [], console: [] } },
      {},
    ],
    [
      'not a field that only the plain résumé has, where it lacks the section',
      {
        work: [{ name: 'Oak', location: 'Ghent' }],
        education: [{ area: 'Maths', score: '9.1' }],
        projects: [{ name: 'Tilekit', roles: ['Lead'], entity: 'Oak', type: 'toy' }],
      },
      { sections: { resume: [] } },
      { work: [{ name: 'Oak' }], education: [{ area: 'Maths' }], projects: [{ name: 'Tilekit' }] },
    ],
    [
      'names alone, where only the manual has the section',
      {
        certificates: [{ name: 'Swimmer', issuer: 'Club', date: '2020' }],
        volunteer: [{ position: 'Reader', organization: 'Library', summary: 'Aloud.' }],
        work: [{ name: 'Oak', description: 'A joinery', location: 'Ghent' }],
      },
      { sections: { resume: [], console: [] } },
      {
        certificates: [{ name: 'Swimmer' }],
        volunteer: [{ position: 'Reader', organization: 'Library' }],
        work: [{ name: 'Oak' }],
      },
    ],
    [
      'a profile by its name or its address',
      { basics: { name: 'Ada', profiles: [{ network: 'X' }, { username: 'ada' }] } },
      {},
      {
        profiles: [{ username: 'ada' }],
      },
    ],
    [
      'the town, and then not the country’s code',
      { basics: { name: 'Ada', location: { city: 'Ghent', countryCode: 'BE' } } },
      {},
      { location: { city: 'Ghent' } },
    ],
    [
      'the country’s code where it is all there is',
      { basics: { name: 'Ada', location: { countryCode: 'BE' } } },
      {},
      { location: { countryCode: 'BE' } },
    ],
    ['a photo of the site’s own', { basics: { name: 'Ada', image: '/me.png' } }, {}, { image: '/me.png' }],
    ['not a photo elsewhere', { basics: { name: 'Ada', image: 'https://a.example/me.png' } }, {}, {}],
    ['the summary', { basics: { name: 'Ada', summary: 'Makes **maps**.' } }, {}, { summary: 'Makes **maps**.' }],
    [
      'the summary in the place of a story, though the plain résumé lacks it',
      { basics: { name: 'Ada', summary: 'Makes maps.' } },
      { sections: { resume: [] } },
      { summary: 'Makes maps.' },
    ],
    [
      'not the summary where the plain résumé lacks it and the owner tells a story',
      { basics: { name: 'Ada', summary: 'Makes maps.' } },
      { sections: { resume: [] }, about: ['Once.'] },
      {},
    ],
  ])('%s', (_, resume, game, rest) => {
    expect(shown(resume, game)).toEqual({ name: 'Ada', ...rest });
  });
});
