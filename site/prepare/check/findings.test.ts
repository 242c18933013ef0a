// findings.txt lists the report for each mistake. To update it, run
// `npx vitest run --project build site/prepare/check/findings.test.ts -u`.
import { expect, test } from 'vitest';
import { placeholderFiles } from '../readContent.ts';
import { checkExample, type Documents, reportOf } from '../testing/checkExample.ts';

const site = { address: 'https://ada.example/' };
const game = (parts: object): Documents => ({ game: { site, ...parts } });
const about = (...texts: unknown[]) => game({ about: texts });
const greeting = (...steps: unknown[]) => game({ scripts: { greeting: steps } });
const letters = (parts: object) => game({ letters: parts });
const bars = (...bonuses: unknown[]) => game({ player: { bars: bonuses.map((bonus) => ({ name: 'Speed', bonus })) } });
const quest = (parts: object) => ({ title: 'Talk', kind: 'Talk', picture: 'stream', story: [], ...parts });
const linkTo = (...urls: string[]) => game({ sideQuests: urls.map((url) => quest({ link: { label: 'See', url } })) });
const resume = (parts: object): Documents => ({ resume: { basics: { name: 'Ada' }, ...parts } });
const basics = (parts: object): Documents => ({ resume: { basics: { name: 'Ada', ...parts } } });
const jobs = (...work: object[]) => resume({ work });
const placeholder = placeholderFiles();
const { about: shippedStory } = Object(placeholder.game);
const { summary: shippedSummary } = Object(placeholder.resume).basics;
const vsPlaceholder = (basicsParts: object, gameParts: object = {}, others: Documents = {}): Documents => ({
  resume: { basics: { name: 'Ada', ...basicsParts } },
  game: { site, ...gameParts },
  placeholder,
  ...others,
});
const spans = (...ends: readonly string[][]) => jobs(...ends.map(([startDate, endDate]) => ({ startDate, endDate })));
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const eachOf = <Value>(title: string, values: readonly Value[], toDocuments: (value: Value) => Documents) =>
  values.map((value): [string, Documents] => [`${title} ${JSON.stringify(value)}`, toDocuments(value)]);

const invalidEmails = [
  ...['ada', 'ada@localhost', 'ada@ada..example', 'ada@-ada.example', 'ada@ada_home.example', 'ada@[192.0.2.1]'],
  ...['.ada@ada.example', 'a..b@ada.example', '"a b"@ada.example', 'ada@ada.example, eve@ada.example'],
  ...['ada@ada.example\nBcc: eve@ada.example', 'a@b.c?subject=x&bcc=eve@x.y', 'eve%0Abcc@x.y', 'ada@x.y?bcc=eve'],
  ...['ada@x.y%0Abcc', 'a\u202eb@ada.example', 'a\u200bb@ada.example'],
];
const validEmails = [
  ...['ada.lovelace-king_1+cv@mail.ada.example', "o'brien@ada.example", 'a&b=c/d#e@ada.example'],
  ...['jürgen@müller.example', '用户@例え.jp', 'राम@मोहन.ईन्फो', 'a@xn--mller-kva.example'],
];
const invalidPictures = ['https://ada.example/me.png', 'data:image/png,x', 'me.png', '%ff.png', '../photo.png'];

const mistakes: readonly (readonly [mistake: string, documents: Documents])[] = [
  ['a name and a label of a thousand characters', basics({ name: 'x'.repeat(1000), label: 'y '.repeat(500) })],
  ['a missing comma', { resume: '{\n  "basics": {}\n  "work": []\n}' }],
  ['a stray comma', { resume: '{\n  "basics": { "name": "Ada" },\n  ,\n}' }],
  ['unclosed brackets', { resume: '{\n  "basics": { "name": "Ada" }', game: '[' }],
  ['single quotes', { resume: "{ 'basics': {} }" }],
  ['a text with a line break', { resume: '{ "basics": { "name": "A\nda" } }' }],
  ['an empty file', { resume: ' \n ' }],
  ['a missing colon', { resume: '{ "basics" {} }' }],
  ['a missing value', { resume: '{ "basics": }' }],
  ['text after the end of the document', { resume: '{} {}' }],
  ['an unclosed comment', { resume: '/* me' }],
  ['an incomplete number', { resume: '[1.]' }],
  ['an unescaped backslash', { resume: '["C:\\Users"]' }],
  ['an incomplete Unicode escape', { resume: '["\\u00e"]' }],
  ['a tab in a text', { resume: '["a\tb"]' }],
  [
    'duplicate keys',
    { resume: '{ "basics": { "name": "Ada" },\n"work": [{ "x-a": 1, "x-a": 2, "x-a": 3 }], "work": [] }' },
  ],
  ['deeply nested brackets', { resume: `\n ${nested(21)}` }],
  ['plain text instead of JSON', { resume: 'nothing at all\n'.repeat(30) }],
  ['a missing file', { game: null }],
  ['a translation with an invalid language tag', game({ site: { ...site, translations: ['german'] } })],
  ['a translation into the main language of the site', game({ site: { ...site, translations: ['en', 'de'] } })],
  [
    'half a surrogate pair, and a replacement character',
    { resume: '{ "basics": { "name": "Ad\\ud800", "label": "\uFFFD" } }' },
  ],

  ['no basics', { resume: {} }],
  ['a blank name', basics({ name: ' ' })],
  ['invalid dates', spans(['soon'], ['2023-13'], ['2023-00'], ['2023-04-31'], ['2023-02-29'], ['x2023-13'])],
  [
    'end dates before start dates',
    spans(['2021', '2020'], ['2021-02', '2020'], ['2021-02', '2021-01'], ['2021-02-02', '2021-02-01']),
  ],
  ['an invalid date below a renamed key', resume({ jobs: [{ company: 'Oak', start_date: 'soon' }] })],
  [
    'references without a text',
    resume({ references: [{ name: 'Bo', reference: 'Good.' }, { name: 'Cy', institute: 'Oak' }, { name: 'Di' }] }),
  ],
  [
    'text sections below unknown sections',
    resume({ textSections: ['work', 'projekts', 'Hobbies'].map((section) => ({ text: 'Yes.', section })) }),
  ],
  ['a key of another tool', resume({ theme: 'flat' })],
  [
    'private and unknown keys',
    {
      resume: {
        basics: { name: 'Ada', location: { address: 'Elm Street 1', postalCode: '9000', city: 'Ghent' } },
        work: [
          { name: 'Oak', shift: 'A', salary: 1 },
          { name: 'Elm', shift: 'B' },
          { name: 'Fir', company: 'Fir' },
        ],
        'x-tool': true,
      },
    },
  ],
  ['the name in the placeholder', vsPlaceholder({ name: 'Player One' })],
  ['the email address in the placeholder', vsPlaceholder({ email: 'player.one@example.com' })],
  ['an example site address', vsPlaceholder({}, { site: { address: 'https://example.com/' } })],
  ['an example site address in SITE_ADDRESS', vsPlaceholder({}, {}, { addressOverride: 'https://example.com/x/' })],
  ['no site address', vsPlaceholder({}, { site: {} })],
  [
    'an example email address and an example link',
    vsPlaceholder({ email: 'ada@example.com', url: 'https://www.example.org/oak' }),
  ],
  ['the summary in the placeholder', vsPlaceholder({ summary: shippedSummary })],
  ['the story and the summary in the placeholder', vsPlaceholder({ summary: shippedSummary }, { about: shippedStory })],
  ['an invalid link', basics({ url: 'javascript:alert(1)' })],
  ...eachOf('the email address', invalidEmails, (email) => basics({ email })),
  ...eachOf('the picture', invalidPictures, (image) => basics({ image })),

  ['a text over the limit, and an invalid email address', basics({ summary: 'x'.repeat(20_001), email: 'ada' })],
  ['lists over the limit', resume({ work: Array(501).fill({}), a: [{ b: Array(501).fill('') }] })],
  [
    'an object over the limit',
    resume({
      a: Object.fromEntries(
        Array(501)
          .fill('')
          .map((_, key) => [`x-${key}`, 0]),
      ),
    }),
  ],
  ['more accents on a character than the limit', basics({ label: `e${'\u0301'.repeat(31)}` })],
  ['control characters', about('a\u0007', 'a\u007f')],
  ['a replacement character, and HTML', about('a\uFFFD', 'Led <font>two</font>', 'R&amp;D')],

  ['a misspelled key of the site', { game: { site: { adress: site.address } } }],
  ['a misspelled top-level key', game({ abuot: [] })],
  ['an unknown key', game({ quest: { reward: 'gold' } })],
  ['invalid bonuses', bars(7, -1, 4.5, 'max', undefined)],
  ['more bars than the limit', bars(1, 1, 1, 1, 1, 1, 1)],
  ['a number instead of a list, and a list instead of an object', game({ about: 7, quest: [] })],
  ['an unknown color of the console', game({ console: { shell: 'plaid' } })],
  ['a label over the limit', game({ quest: { verb: 'x'.repeat(61) } })],
  ['an empty text', about('')],
  ['an incomplete side quest', game({ sideQuests: [{ title: 'Talk', picture: 'stream', story: [] }] })],
  [
    'an invalid address, language and year of the site',
    game({ site: { address: 'ada.example', language: 'english', copyrightYear: 2020.5 } }),
  ],
  ['a language without letter texts', game({ site: { ...site, language: 'ja' } })],
  ['a copyright year below the limit', game({ site: { ...site, copyrightYear: 1969 } })],
  [
    'invalid additions to a project',
    game({
      projects: { Tilekit: { source: 'github.com/ada', page: 'Tile Kit', picture: { file: 'a.png' }, outcom: 'x' } },
    }),
  ],
  ['invalid links of side quests', linkTo('javascript:x', 'talk.pdf')],
  [
    'unknown placeholders',
    about('{nme} and {x1}', 'Call me {name', 'A { b } c', '{', `{${'x'.repeat(40)}}`, '{nmae} {nmae}'),
  ],
  [
    'unknown placeholders in the letters',
    letters({ personal: ['Dear {comapny} {xyz},'], generic: ['Dear {company},'] }),
  ],
  ['invalid script steps', greeting({ say: 'Hi' }, { type: 'Hi', pause: 1 }, { pause: 5001 })],
  [
    'an unknown level',
    { ...jobs({ name: 'Oak', position: 'Joiner' }), ...game({ levels: ['Joiner, Oak', 'Joiner'] }) },
  ],
];

test('the report for each mistake matches the approved output', async () => {
  const reports = mistakes.map(([mistake, documents]) => `# ${mistake}\n${reportOf(documents)}\n`);
  await expect(reports.join('\n')).toMatchFileSnapshot('findings.txt');
});

test.each(mistakes)('the check returns content, unless the mistake is an error: %s', (_, documents) => {
  const { content, findings } = checkExample(documents);
  expect(findings).not.toEqual([]);
  expect(content === undefined).toBe(findings.some(({ severity }) => severity === 'error'));
});

test.each<readonly [string, Documents]>([
  ['a comment and a trailing comma', { resume: '{\n  // me\n  "basics": { "name": "Ada", },\n}' }],
  [
    'brackets nested twenty levels deep, side by side, and in a text',
    { resume: `{ "basics": { "name": "${'['.repeat(100)}" }, "x-a": ${nested(19)}, "x-b": [${'[],'.repeat(200)}{}] }` },
  ],
  [
    'a schema, extensions and meta',
    resume({ $schema: 'https://schema.example/', 'x-tool': { date: 'soon', a: { url: 'x' } }, meta: { date: 'soon' } }),
  ],
  ['a subdomain of example.com', vsPlaceholder({}, { site: { address: 'https://ada.example.com/' } })],
  [
    'an example address overridden by an environment variable',
    vsPlaceholder({}, { site: { address: 'https://example.com/' } }, { addressOverride: 'https://ada.example/' }),
  ],
  ['a short text in the placeholder', vsPlaceholder({ label: 'Front-end developer' })],
  ['dates in all forms', spans(['2023'], ['2023-12'], ['2024-02-29'], [' '], ['2030-01'])],
  [
    'periods with equal dates, or with dates that differ in precision',
    spans(['2020', '2020'], ['2020-06', '2020'], ['2020', '2020-01'], ['2020-06-05', '2020-06']),
  ],
  ...eachOf('the email address', validEmails, (email) => basics({ email })),
  ...eachOf('the picture', ['photo.png', '/photo.png'], (image) => basics({ image })),
  ['a list and a text at their limits', basics({ summary: 'x'.repeat(20_000), 'x-a': Array(500).fill(0) })],
  [
    'accents and joined emoji at their limit',
    basics({ label: `e${'\u0301'.repeat(30)}`, summary: '👩🏻‍👩🏻‍👧🏻‍👦🏻'.repeat(40) }),
  ],
  ['the same key in two objects', jobs({ 'x-a': 1 }, { 'x-a': 2 })],
  ['a label with decomposed accents', basics({ label: 'Nguyễn Thị Bưởi'.normalize('NFD') })],
  [
    'a reference without a text, whose name is published',
    { ...resume({ references: [{ name: 'Cy' }] }), ...game({ published: { references: true } }) },
  ],
  ['white space', about('\t\n\v\f\r é')],
  ['a link to a file of the site, percent-encoded and with a fragment', linkTo('/talks/my%20talk.pdf#p2')],
  ['placeholders and an unmatched brace', letters({ generic: ['{name} } {name}'], personal: ['{company}'] })],
  ['a letter longer than a page', letters({ personal: Array(10).fill('{company} '.repeat(25)) })],
])('valid content has no findings: %s', (_, documents) => {
  expect(reportOf(documents)).toBe('');
});
