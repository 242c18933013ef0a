import { expect, test } from 'vitest';
import { exampleContent } from '../exampleContent.ts';
import type { Game } from '../Game.ts';
import type { WrittenResume } from '../Resume.ts';
import { shownResume } from './shownResume.ts';

const nowhere = { resume: [], console: [], manual: [] } as const;
const basics = (parts: object): Partial<WrittenResume> => ({ basics: { name: 'Ada', ...parts } });
const phone = basics({ phone: '1' });
const people = { references: [{ name: 'Lin', reference: 'Yes.' }, { name: 'Kim' }] };
const summary = basics({ summary: 'Makes **maps**.' });
const entries: Partial<WrittenResume> = {
  work: [{ name: 'Oak', location: 'Ghent', description: 'A joinery' }],
  education: [{ area: 'Maths', score: '9.1' }],
  projects: [{ name: 'Tilekit', roles: ['Lead'], entity: 'Oak', type: 'toy' }],
  certificates: [{ name: 'Swimmer', issuer: 'Club', date: '2020' }],
  volunteer: [{ position: 'Reader', organization: 'Library', summary: 'Aloud.' }],
};
const { certificates, volunteer, projects } = entries;

test.each<[claim: string, resume: Partial<WrittenResume>, game: Partial<Game>, rest: object]>([
  ['not what only programs read', { meta: { canonical: 'https://a.example/', lastModified: '2020' } }, {}, {}],
  ['not a section without entries', { work: [] }, {}, {}],
  [
    'not an entry that says nothing',
    { work: [{ startDate: '2020' }, { name: 'Oak' }] },
    {},
    { work: [{ name: 'Oak' }] },
  ],
  ['not a section that stands nowhere', entries, { sections: { ...nowhere, resume: ['projects'] } }, { projects }],
  ['a section that is left out of one place', { volunteer }, { sections: { resume: [] } }, { volunteer }],
  ['not the names of references', people, {}, { references: [{ reference: 'Yes.' }] }],
  ['these names where the owner says so', people, { published: { references: true } }, people],
  ['not references that only the manual could have', people, { sections: { resume: [], console: [] } }, {}],
  ['the phone number', phone, {}, { phone: '1' }],
  ['not the phone number where the owner says so', phone, { published: { phone: false } }, {}],
  [
    'not a field that only the plain résumé has, where it lacks the section',
    entries,
    { sections: { resume: [] } },
    {
      ...{ certificates, volunteer, projects: [{ name: 'Tilekit' }], education: [{ area: 'Maths' }] },
      work: [{ name: 'Oak', description: 'A joinery' }],
    },
  ],
  [
    'names alone, where only the manual has the section',
    { work: [{ name: 'Oak', description: 'A joinery', location: 'Ghent' }], certificates, volunteer },
    { sections: { resume: [], console: [] } },
    {
      ...{ work: [{ name: 'Oak' }], certificates: [{ name: 'Swimmer' }] },
      volunteer: [{ position: 'Reader', organization: 'Library' }],
    },
  ],
  [
    'a profile by its name or its address',
    basics({ profiles: [{ network: 'X' }, { username: 'ada' }] }),
    {},
    { profiles: [{ username: 'ada' }] },
  ],
  [
    'the town, and then not the country’s code',
    basics({ location: { city: 'Ghent', countryCode: 'BE' } }),
    {},
    { location: { city: 'Ghent' } },
  ],
  [
    'the country’s code where it is all there is',
    basics({ location: { countryCode: 'BE' } }),
    {},
    { location: { countryCode: 'BE' } },
  ],
  ['a photo of the site’s own', basics({ image: '/me.png' }), {}, { image: '/me.png' }],
  ['not a photo elsewhere', basics({ image: 'https://a.example/me.png' }), {}, {}],
  ['the summary', summary, {}, { summary: 'Makes **maps**.' }],
  ['the summary in a story’s place', summary, { sections: { resume: [] } }, { summary: 'Makes **maps**.' }],
  ['not the summary where a story stands', summary, { sections: { resume: [] }, about: ['Once.'] }, {}],
])('published of a résumé is %s', (_, resume, game, rest) => {
  const shown = shownResume({ basics: { name: 'Ada' }, ...resume }, exampleContent({ game }).game);
  const { basics: person, ...sections } = shown;
  expect({ ...person, ...sections }).toEqual({ name: 'Ada', ...rest });
});
