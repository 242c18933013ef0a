import { expect, test } from 'vitest';
import type { Game } from '../../../src/resume/Game.ts';
import type { WrittenResume } from '../../../src/resume/Resume.ts';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { publishedResume } from './publish.ts';

type Sections = Partial<WrittenResume>;

const basics = (fields: object) => ({ basics: { name: 'Ada', ...fields } });
const job = { name: 'Oak', location: 'Ghent', description: 'A joinery' };
const project = { name: 'Tilekit', roles: ['Lead'], entity: 'Oak', type: 'toy' };
const certificate = { name: 'Swimmer', issuer: 'Club', date: '2020' };
const post = { position: 'Reader', organization: 'Library', summary: 'Aloud.' };
const references = [{ name: 'Lin', position: 'Owner', reference: 'Yes.' }, { name: 'Kim' }];
const paper = { title: 'Papers', text: 'One.', section: 'publications' };
const summary = 'Made **maps**';
const manualOnly = { resume: [], console: [] };

test.each<[Sections, Partial<Game>, Sections]>([
  [{ work: [{ startDate: '2020' }, { name: 'Oak' }] }, {}, { work: [{ name: 'Oak' }] }],
  [
    {
      work: [job],
      education: [{ area: 'Maths', score: '9.1' }],
      projects: [project],
      certificates: [certificate],
      volunteer: [post],
    },
    { sections: { resume: ['projects'], console: [], manual: [] } },
    { projects: [project] },
  ],
  [{ volunteer: [post] }, { sections: { resume: [] } }, { volunteer: [post] }],
  [{ references }, {}, { references: [{ reference: 'Yes.' }] }],
  [{ references }, { published: { references: true } }, { references }],
  [{ references }, { sections: manualOnly }, {}],
  [basics({ phone: '1' }), {}, basics({ phone: '1' })],
  [basics({ phone: '1' }), { published: { phone: false } }, {}],
  [
    basics({
      profiles: [
        { network: 'WhatsApp', url: 'https://wa.me/32470000000' },
        { network: 'Chat', url: 'https://signal.me/#p/%2B32470000000' },
        { network: 'Telegram', username: '+32 470 00 00 00' },
        { network: 'ORCID', username: '0000-0002-1825-0097' },
      ],
    }),
    { published: { phone: false } },
    basics({ profiles: [{ network: 'ORCID', username: '0000-0002-1825-0097' }] }),
  ],
  [
    basics({ profiles: [{ network: 'WhatsApp', username: '32' }] }),
    {},
    basics({ profiles: [{ network: 'WhatsApp', username: '32' }] }),
  ],
  [
    { work: [job], certificates: [certificate], volunteer: [post] },
    { sections: manualOnly },
    {
      work: [{ name: 'Oak' }],
      volunteer: [{ organization: 'Library', position: 'Reader' }],
      certificates: [{ name: 'Swimmer' }],
    },
  ],
  [
    { textSections: [paper, { title: 'Empty', text: ' ' }, { text: 'Alone.' }] },
    { sections: { resume: ['publications'] } },
    { textSections: [paper, { text: 'Alone.' }] },
  ],
  [
    { textSections: [paper, { text: 'Alone.' }] },
    { sections: { resume: ['work'] } },
    { textSections: [{ text: 'Alone.' }] },
  ],
  [basics({ profiles: [{ network: 'X' }, { username: 'ada' }] }), {}, basics({ profiles: [{ username: 'ada' }] })],
  [basics({ location: { city: 'Ghent', countryCode: 'BE' } }), {}, basics({ location: { city: 'Ghent' } })],
  [
    basics({ location: { countryCode: 'BE' } }),
    { site: { ...exampleContent().game.site, language: 'de' } },
    basics({ location: { country: 'Belgien', countryCode: 'BE' } }),
  ],
  ...[
    { city: 'Ghent', country: 'Belgium', countryCode: 'BE' },
    { city: 'Ghent', country: 'Elmland' },
  ].map((location): [Sections, Partial<Game>, Sections] => [basics({ location }), {}, basics({ location })]),
  [
    basics({ location: { city: 'Ghent, Belgium', country: 'Belgium' } }),
    {},
    basics({ location: { city: 'Ghent, Belgium' } }),
  ],
  [basics({ image: '/me.png' }), {}, basics({ image: '/me.png' })],
  [basics({ image: 'https://a.example/me.png' }), {}, {}],
  [basics({ summary }), { sections: { resume: [] } }, basics({ summary })],
  [basics({ summary }), { sections: { resume: [] }, about: ['Once.'] }, {}],
])('the résumé %j with the game %j is published as %j', (resume, game, expected) => {
  const source = { ...basics({}), ...resume };
  expect(publishedResume(source, exampleContent({ game }).game, () => true)).toEqual({ ...basics({}), ...expected });
});
