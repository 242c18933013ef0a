import { expect, test } from 'vitest';
import type { Game } from '../../../src/resume/Game.ts';
import type { WrittenResume } from '../../../src/resume/Resume.ts';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { publishedResume } from './publish.ts';

/** A résumé of Ada, without Markdown parsed. */
type Written = { resume?: Partial<WrittenResume>; game?: Partial<Game> };

test.each<[Written, unknown]>([
  [{ resume: { meta: { canonical: 'https://a.example/', lastModified: '2020' } } }, { basics: { name: 'Ada' } }],
  [{ resume: { work: [] } }, { basics: { name: 'Ada' } }],
  [
    { resume: { work: [{ startDate: '2020' }, { name: 'Oak' }] } },
    { basics: { name: 'Ada' }, work: [{ name: 'Oak' }] },
  ],
  [
    {
      resume: {
        work: [{ name: 'Oak', location: 'Ghent', description: 'A joinery' }],
        education: [{ area: 'Maths', score: '9.1' }],
        projects: [{ name: 'Tilekit', roles: ['Lead'], entity: 'Oak', type: 'toy' }],
        certificates: [{ name: 'Swimmer', issuer: 'Club', date: '2020' }],
        volunteer: [{ position: 'Reader', organization: 'Library', summary: 'Aloud.' }],
      },
      game: { sections: { resume: ['projects'], console: [], manual: [] } },
    },
    { basics: { name: 'Ada' }, projects: [{ name: 'Tilekit', roles: ['Lead'], entity: 'Oak', type: 'toy' }] },
  ],
  [
    {
      resume: { volunteer: [{ position: 'Reader', organization: 'Library', summary: 'Aloud.' }] },
      game: { sections: { resume: [] } },
    },
    { basics: { name: 'Ada' }, volunteer: [{ organization: 'Library', position: 'Reader', summary: 'Aloud.' }] },
  ],
  [
    { resume: { references: [{ name: 'Lin', reference: 'Yes.' }, { name: 'Kim' }] } },
    { basics: { name: 'Ada' }, references: [{ reference: 'Yes.' }] },
  ],
  [
    {
      resume: { references: [{ name: 'Lin', reference: 'Yes.' }, { name: 'Kim' }] },
      game: { published: { references: true } },
    },
    { basics: { name: 'Ada' }, references: [{ name: 'Lin', reference: 'Yes.' }, { name: 'Kim' }] },
  ],
  [
    {
      resume: { references: [{ name: 'Lin', reference: 'Yes.' }, { name: 'Kim' }] },
      game: { sections: { resume: [], console: [] } },
    },
    { basics: { name: 'Ada' } },
  ],
  [{ resume: { basics: { name: 'Ada', phone: '1' } } }, { basics: { name: 'Ada', phone: '1' } }],
  [
    { resume: { basics: { name: 'Ada', phone: '1' } }, game: { published: { phone: false } } },
    { basics: { name: 'Ada' } },
  ],
  [
    {
      resume: {
        work: [{ name: 'Oak', location: 'Ghent', description: 'A joinery' }],
        certificates: [{ name: 'Swimmer', issuer: 'Club', date: '2020' }],
        volunteer: [{ position: 'Reader', organization: 'Library', summary: 'Aloud.' }],
      },
      game: { sections: { resume: [], console: [] } },
    },
    {
      basics: { name: 'Ada' },
      work: [{ name: 'Oak' }],
      volunteer: [{ organization: 'Library', position: 'Reader' }],
      certificates: [{ name: 'Swimmer' }],
    },
  ],
  [
    { resume: { basics: { name: 'Ada', profiles: [{ network: 'X' }, { username: 'ada' }] } } },
    { basics: { name: 'Ada', profiles: [{ username: 'ada' }] } },
  ],
  [
    { resume: { basics: { name: 'Ada', location: { city: 'Ghent', countryCode: 'BE' } } } },
    { basics: { name: 'Ada', location: { city: 'Ghent' } } },
  ],
  [
    { resume: { basics: { name: 'Ada', location: { countryCode: 'BE' } } } },
    { basics: { name: 'Ada', location: { countryCode: 'BE' } } },
  ],
  [{ resume: { basics: { name: 'Ada', image: '/me.png' } } }, { basics: { name: 'Ada', image: '/me.png' } }],
  [{ resume: { basics: { name: 'Ada', image: 'https://a.example/me.png' } } }, { basics: { name: 'Ada' } }],
  [
    { resume: { basics: { name: 'Ada', summary: 'Made **maps**' } } },
    { basics: { name: 'Ada', summary: 'Made **maps**' } },
  ],
  [
    { resume: { basics: { name: 'Ada', summary: 'Made **maps**' } }, game: { sections: { resume: [] } } },
    { basics: { name: 'Ada', summary: 'Made **maps**' } },
  ],
  [
    {
      resume: { basics: { name: 'Ada', summary: 'Made **maps**' } },
      game: { sections: { resume: [] }, about: ['Once.'] },
    },
    { basics: { name: 'Ada' } },
  ],
])('of %j is published: %j', ({ resume, game = {} }, expected) => {
  const written = { basics: { name: 'Ada' }, ...resume };
  expect(publishedResume(written, exampleContent({ game }).game, () => true)).toEqual(expected);
});
