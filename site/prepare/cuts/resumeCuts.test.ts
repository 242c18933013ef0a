// Tests the cuts of game.json: variants of the plain résumé with hidden entries.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resumeSections } from '../../../src/resume/sections/resumeSections.ts';
import { expectExamples, json } from '../../../src/resume/testing/expectExamples.ts';
import { checkExample, reportOf, validGame } from '../testing/checkExample.ts';
import { redactor } from './redactor.ts';
import { cutCaseStudies } from './resumeCuts.ts';

const resume = {
  basics: {
    name: 'Zoë van Brück',
    label: 'Planner at Oak Mill',
    email: 'zoe@brueck.example',
    phone: '+49 30 9018-20',
    url: 'https://zoebrueck.example/',
    image: 'photo.png',
    summary: 'Zoë plans routes. Write to zoe@brueck.example, see zoebrueck.example/cv or call 030 / 901820.',
    location: { city: 'Ghent' },
    profiles: [{ network: 'GitHub', username: 'zbrueck', url: 'https://github.com/zbrueck' }],
  },
  work: [
    {
      name: 'Oak Mill GmbH',
      position: 'Planner',
      startDate: '2022',
      description: 'Logistics company',
      url: 'https://oak.example/',
    },
    {
      name: 'Oak Mill GmbH',
      position: 'Driver',
      startDate: '2020',
      endDate: '2021',
      highlights: ['OAK MILL grew by half.'],
    },
    {
      name: 'Elm (Berlin)',
      position: 'Packer',
      startDate: '2018',
      endDate: '2019',
      highlights: ['**Elm** paid [me](https://elm.example/z).'],
    },
    {
      name: 'Ash',
      position: 'Cook',
      startDate: '2015',
      endDate: '2016',
      description: 'Ash makes soup for all of Ghent.',
    },
    { name: 'Freelance', position: 'Clown', startDate: '2012', endDate: '2013' },
  ],
  projects: [
    { name: 'Tilekit', url: 'https://github.com/zbrueck/tilekit', description: 'Made by zbrueck with Brücks.' },
  ],
  references: [{ name: 'Boss of Oak Mill', reference: 'Van Brück is good.' }],
};

const withCuts = (cuts: object, game: object = {}) => ({ resume, game: { ...validGame, ...game, cuts } });

function cutOf(settings: object, game: object = {}) {
  const { content, findings } = checkExample(withCuts({ design: settings }, game));
  const cut = content?.cuts?.[0];
  if (!cut) throw new Error(JSON.stringify(findings));
  return cut;
}

const headingsOf = (settings: object) =>
  resumeSections(cutOf(settings).content).map((section) =>
    section.kind === 'entries' ? section.entries.map(({ title }) => title).join() : section.name,
  );

test('the content has cuts only if game.json defines some, and its game never has them', () => {
  expect(checkExample({ resume }).content).not.toHaveProperty('cuts');
  expect(checkExample(withCuts({ design: {} })).content?.game).not.toHaveProperty('cuts');
});

const all = ['summary', 'Oak Mill GmbH,Packer,Cook,Clown', 'Tilekit', 'references'];

test.each([
  [[], all],
  [['awards', 'summary', 'references'], all.slice(1, 3)],
  [['work:Driver, Oak Mill GmbH, 2020'], ['summary', 'Planner,Packer,Cook,Clown', 'Tilekit', 'references']],
  [['work: oak  mill gmbh '], ['summary', 'Packer,Cook,Clown', 'Tilekit', 'references']],
  [
    ['job:Driver, Oak Mill GmbH', 'work:packer'],
    ['summary', 'Planner,Cook,Clown', 'Tilekit', 'references'],
  ],
  [['project:Tilekit'], ['summary', 'Oak Mill GmbH,Packer,Cook,Clown', 'references']],
])('a cut that hides %j shows %j', (hide, headings) => {
  expect(headingsOf({ hide })).toEqual(headings);
});

describe('text sections', () => {
  const textSections = [
    { title: 'Posts', text: 'Zoë at **Oak**.', section: 'work' },
    { title: 'Papers', text: 'Brück (2020)' },
  ];
  const withText = { ...resume, textSections };
  const cutOfText = (settings: object) =>
    checkExample({ resume: withText, game: { ...validGame, cuts: { design: settings } } });
  const titlesOf = (settings: object) =>
    cutOfText(settings).content?.cuts?.[0]?.content.resume.textSections?.map(({ title }) => title);

  test.each([
    [[], ['Posts', 'Papers']],
    [['work'], ['Papers']],
    [['work:Ash'], ['Posts', 'Papers']],
    [['text: papers'], ['Posts']],
    [['work', 'text:Papers'], []],
    [['text'], []],
  ])('a cut that hides %j shows the text sections %j', (hide, titles) => {
    expect(titlesOf({ hide }) ?? []).toEqual(titles);
  });

  test('an anonymous cut leaves them out and says so', () => {
    const { content, findings } = cutOfText({ anonymous: true });
    expect(JSON.stringify(content?.cuts?.[0]?.content.resume)).not.toMatch(/Posts|Papers/);
    expect(findings.map(({ message }) => message).join()).toContain(
      'The anonymous version leaves out text sections ("Posts", "Papers"), because they may name you or an employer.',
    );
    expect(content?.resume.textSections).toHaveLength(2);
  });
});

test('a cut lists the names of its hidden parts', () => {
  const hide = ['work:driver', 'work:ash', 'project:Tilekit', 'profile:GitHub', 'References', 'phone'];
  expect(cutOf({ hide }).hidden).toEqual([
    ...['Driver, Oak Mill GmbH', 'Cook, Ash', 'Tilekit', 'GitHub', 'References', 'phone'],
  ]);
});

test('a cut can hide contacts and the photo, and the main résumé keeps them', () => {
  const hide = ['email', 'phone', 'website', 'photo', 'location', 'profile:GitHub'];
  const { content } = checkExample(withCuts({ design: { hide } }, { documents: { photo: true } }));
  expect(content?.cuts?.[0]?.content.resume.basics).toEqual({
    ...{ name: 'Zoë van Brück', label: 'Planner at Oak Mill' },
    summary: resume.basics.summary,
  });
  expect(content?.cuts?.[0]?.content.game.documents?.photo).toBeUndefined();
  expect(content?.resume.basics).toMatchObject({ email: 'zoe@brueck.example', image: 'photo.png' });
});

test('the summary of a cut replaces the résumé’s summary, with parsed Markdown and the owner’s name', () => {
  expect(cutOf({ hide: ['summary'], summary: 'I am **{name}**.' }).content.resume.basics.summary).toEqual([
    { paragraph: ['I am ', { strong: ['Zoë van Brück'] }, '.'] },
  ]);
});

test('a cut has no links into its own site, but keeps their texts and all other links', () => {
  const resumeWithLinks = {
    basics: {
      name: 'Ada',
      url: 'https://ada.example',
      profiles: [{ network: 'Blog', url: 'https://ada.example.org/' }],
      summary: 'See [my **maps**](https://ada.example/work/maps) and [Oak](https://oak.example/).',
    },
  };
  const { content } = checkExample({ resume: resumeWithLinks, game: { ...validGame, cuts: { design: {} } } });
  expect(content?.cuts?.[0]?.content.resume.basics).toEqual({
    name: 'Ada',
    profiles: resumeWithLinks.basics.profiles,
    summary: [
      {
        paragraph: ['See ', 'my ', { strong: ['maps'] }, ' and ', { link: ['Oak'], url: 'https://oak.example/' }, '.'],
      },
    ],
  });
  expect(content?.resume.basics.url).toBe('https://ada.example');
});

test('the owner’s own PDF does not replace a cut', () => {
  const { documents } = cutOf({}, { documents: { own: { resume: 'mine.pdf' }, paper: 'letter' } }).content.game;
  expect(documents).toEqual({ paper: 'letter' });
});

describe('an anonymous cut', () => {
  const cut = cutOf({ anonymous: true });

  test('replaces the name with a job title, and employers with labels', () => {
    expect(cut.content.resume).toMatchObject({
      basics: { name: 'Planner at [Logistics company]' },
      work: [
        { name: 'Logistics company' },
        { name: 'Logistics company', highlights: ['[Logistics company] grew by half.'] },
        {
          name: 'An employer (1)',
          highlights: [[{ paragraph: [{ strong: ['[An employer]'] }, ' paid ', 'me', '.'] }]],
        },
        { name: 'An employer (2)', description: '[An employer] makes soup for all of Ghent.' },
        { name: 'Freelance' },
      ],
      projects: [{ name: 'Tilekit', description: 'Made by […] with […].' }],
      references: [{ reference: '[…] is good.' }],
    });
    expect(cut.content.resume.work?.[0]).not.toHaveProperty('description');
  });

  test('contains no name or link of the owner, and no contact except the location', () => {
    expect(JSON.stringify(cut.content.resume)).not.toMatch(
      /zo[eë]|br(ü|u|ue)ck|oak|\belm\b|\bash\b|901820|9018|https?:|@|photo/i,
    );
    expect(cut.content.resume.basics.summary).toBe('[…] plans routes. Write to […], see […] or call […].');
  });

  test('keeps only the outcome of a case study', () => {
    const caseStudies = [
      { project: 'Tilekit', page: 'work/tilekit', source: 'https://x.example', outcome: 'Used at Oak Mill.' },
    ];
    expect(cutCaseStudies(cut, caseStudies)).toEqual([{ project: 'Tilekit', outcome: 'Used at [Logistics company].' }]);
    expect(cutCaseStudies(cutOf({}), caseStudies)).toEqual([
      { project: 'Tilekit', source: 'https://x.example', outcome: 'Used at Oak Mill.' },
    ]);
  });
});

const redactorOf = (name: string, ...work: { name: string; description?: string }[]) =>
  redactor({ basics: { name }, work }, 'https://me.example/cv/', 'an employer');

test('reports about cuts and redacted texts match the approved output', async () => {
  await expectExamples(join(import.meta.dirname, 'cuts.txt'), {
    'text without names': json(({ name, employer, text }: Record<'name' | 'employer' | 'text', string>) =>
      redactorOf(name, { name: employer }).redact(text),
    ),
    'label of an employer': json((description: string) =>
      redactorOf('Ada', { name: 'Oak' }, { name: 'Oak', description }).employerLabel('Oak'),
    ),
    'report about cuts': json((cuts: object) => reportOf(withCuts(cuts)).replaceAll('\n', ' ')),
  });
});

test('contacts with hyphens or in capitals are redacted, and short numbers stay', () => {
  const profiles = [{ username: 'ada-l', url: 'https://Code.example/ada-l/' }, { username: '@a+b' }];
  const { redact } = redactor({ basics: { name: 'Ada', profiles, phone: '12' } }, 'https://me.example/cv/', '');
  expect(redact('ADA-L, code.example/ada-l/tiles, @a+b and 12')).toBe('[…], […], […] and 12');
});

test('an item of `hide` that matches no entry is an error', () => {
  expect(checkExample(withCuts({ design: { hide: ['work:9'] } })).content).toBeUndefined();
});

test('a cut’s summary is reported if sections.resume leaves out the summary', () => {
  expect(reportOf(withCuts({ design: { summary: 'New.' } }, { sections: { resume: ['work'] } }))).toContain(
    'sections.resume leaves out the summary, so this text is not shown.',
  );
});
