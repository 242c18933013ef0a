// findings.txt lists the report for each mistake; valid content has none. Update with `npx vitest
// run --project build site/prepare/check/findings.test.ts -u`.
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
const keptSite = { site: { address: 'https://ada.example/' } };
const placeholder = placeholderFiles();
const { about: shippedStory } = Object(placeholder.game);
const { summary: shippedSummary } = Object(placeholder.resume).basics;
const compared = (basicsParts: object, gameParts: object = {}, others: Documents = {}): Documents => ({
  resume: { basics: { name: 'Ada', ...basicsParts } },
  game: { ...keptSite, ...gameParts },
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
  ['a name of a thousand letters, and a label of as many', basics({ name: 'x'.repeat(1000), label: 'y '.repeat(500) })],
  ['a comma too few', { resume: '{\n  "basics": {}\n  "work": []\n}' }],
  ['a comma alone', { resume: '{\n  "basics": { "name": "Ada" },\n  ,\n}' }],
  ['brackets that are not closed', { resume: '{\n  "basics": { "name": "Ada" }', game: '[' }],
  ['single quotes', { resume: "{ 'basics': {} }" }],
  ['a text over two lines', { resume: '{ "basics": { "name": "A\nda" } }' }],
  ['nothing at all', { resume: ' \n ' }],
  ['a colon too few', { resume: '{ "basics" {} }' }],
  ['a value too few', { resume: '{ "basics": }' }],
  ['words after the end', { resume: '{} {}' }],
  ['a comment that does not end', { resume: '/* me' }],
  ['half a number', { resume: '[1.]' }],
  ['a backslash', { resume: '["C:\\Users"]' }],
  ['half a letter’s number', { resume: '["\\u00e"]' }],
  ['a tab in a text', { resume: '["a\tb"]' }],
  [
    'a key written twice, and thrice',
    { resume: '{ "basics": { "name": "Ada" },\n"work": [{ "x-a": 1, "x-a": 2, "x-a": 3 }], "work": [] }' },
  ],
  ['brackets too deep in one another', { resume: `\n ${nested(21)}` }],
  ['words in a file’s place', { resume: 'nothing at all\n'.repeat(30) }],
  ['a file that is missing', { game: null }],
  ['a translation into no language', game({ site: { ...site, translations: ['german'] } })],
  ['a translation into its own language', game({ site: { ...site, translations: ['en', 'de'] } })],
  [
    'half a letter, and one of another encoding',
    { resume: '{ "basics": { "name": "Ad\\ud800", "label": "\uFFFD" } }' },
  ],

  ['no basics', { resume: {} }],
  ['a blank name', basics({ name: ' ' })],
  [
    'dates that no calendar has',
    spans(['soon'], ['2023-13'], ['2023-00'], ['2023-04-31'], ['2023-02-29'], ['x2023-13']),
  ],
  [
    'ends before their starts',
    spans(['2021', '2020'], ['2021-02', '2020'], ['2021-02', '2021-01'], ['2021-02-02', '2021-02-01']),
  ],
  ['a mistake below a key of another name', resume({ jobs: [{ company: 'Oak', start_date: 'soon' }] })],
  ['a key of another tool', resume({ theme: 'flat' })],
  [
    'private and unknown keys, by place',
    {
      resume: {
        basics: { name: 'Ada', location: { address: 'Elm Street 1', postalCode: '9000', city: 'Ghent' } },
        work: [
          { name: 'Oak', team: 'A', salary: 1 },
          { name: 'Elm', team: 'B' },
          { name: 'Fir', company: 'Fir' },
        ],
        'x-tool': true,
      },
    },
  ],
  ['the name of the placeholder', compared({ name: 'Player One' })],
  ['the e-mail address of the placeholder', compared({ email: 'player.one@example.com' })],
  ['an example address of the site', compared({}, { site: { address: 'https://example.com/' } })],
  ['such an address from outside', compared({}, {}, { addressOverride: 'https://example.com/x/' })],
  ['no address of the site', compared({}, { site: {} })],
  ['an example address', compared({ email: 'ada@example.com', url: 'https://www.example.org/oak' })],
  ['the summary of the placeholder', compared({ summary: shippedSummary })],
  ['a story of the placeholder, and its summary', compared({ summary: shippedSummary }, { about: shippedStory })],
  ['a link that is no web address', basics({ url: 'javascript:alert(1)' })],
  ...eachOf('the e-mail address', invalidEmails, (email) => basics({ email })),
  ...eachOf('the picture', invalidPictures, (image) => basics({ image })),

  ['a text as long as a book hides all other findings', basics({ summary: 'x'.repeat(20_001), email: 'ada' })],
  ['an entry too many, and a nested one', resume({ work: Array(501).fill({}), a: [{ b: Array(501).fill('') }] })],
  [
    'a key too many',
    resume({
      a: Object.fromEntries(
        Array(501)
          .fill('')
          .map((_, key) => [`x-${key}`, 0]),
      ),
    }),
  ],
  ['an accent too many', basics({ label: `e${'\u0301'.repeat(31)}` })],
  ['control characters', about('a\u0007', 'a\u007f')],
  ['a lost letter, and HTML', about('a\uFFFD', 'Led <font>two</font>', 'R&amp;D')],

  ['a misspelt key of the site', { game: { site: { adress: site.address } } }],
  ['a misspelt key of its own', game({ abuot: [] })],
  ['a key that is none', game({ quest: { reward: 'gold' } })],
  ['bonuses that are none', bars(7, -1, 4.5, 'max', undefined)],
  ['seven bars', bars(1, 1, 1, 1, 1, 1, 1)],
  ['no list, and no object', game({ about: 7, quest: [] })],
  ['a shell that is not made', game({ console: { shell: 'plaid' } })],
  ['a label that is too long', game({ quest: { verb: 'x'.repeat(61) } })],
  ['an empty text', about('')],
  ['half a side quest', game({ sideQuests: [{ title: 'Talk', picture: 'stream', story: [] }] })],
  [
    'an address without a scheme, a language in words, half a year',
    game({ site: { address: 'ada.example', language: 'english', copyrightYear: 2020.5 } }),
  ],
  ['a language without words for a letter', game({ site: { ...site, language: 'ja' } })],
  ['a year before computers', game({ site: { ...site, copyrightYear: 1969 } })],
  [
    'what cannot be shown of a project',
    game({
      projects: { Tilekit: { source: 'github.com/ada', page: 'Tile Kit', picture: { file: 'a.png' }, outcom: 'x' } },
    }),
  ],
  ['links that lead nowhere', linkTo('javascript:x', 'talk.pdf')],
  [
    'placeholders that are none',
    about('{nme} and {x1}', 'Call me {name', 'A { b } c', '{', `{${'x'.repeat(40)}}`, '{nmae} {nmae}'),
  ],
  ['placeholders of the letters', letters({ personal: ['Dear {comapny} {xyz},'], generic: ['Dear {company},'] })],
  ['steps that are none', greeting({ say: 'Hi' }, { type: 'Hi', pause: 1 }, { pause: 5001 })],
  [
    'a level that is none',
    { ...jobs({ name: 'Oak', position: 'Joiner' }), ...game({ levels: ['Joiner, Oak', 'Joiner'] }) },
  ],
];

test('the report for each mistake matches the approved output', async () => {
  const reports = mistakes.map(([mistake, documents]) => `# ${mistake}\n${reportOf(documents)}\n`);
  await expect(reports.join('\n')).toMatchFileSnapshot('findings.txt');
});

test.each(mistakes)('returns content only if there are no errors: %s', (_, documents) => {
  const { content, findings } = checkExample(documents);
  expect(findings).not.toEqual([]);
  expect(content === undefined).toBe(findings.some(({ severity }) => severity === 'error'));
});

test.each<readonly [string, Documents]>([
  ['a comment and a trailing comma', { resume: '{\n  // me\n  "basics": { "name": "Ada", },\n}' }],
  [
    'brackets nested twenty deep, many side by side, and in a text',
    { resume: `{ "basics": { "name": "${'['.repeat(100)}" }, "x-a": ${nested(19)}, "x-b": [${'[],'.repeat(200)}{}] }` },
  ],
  [
    'a schema, extensions and meta',
    resume({ $schema: 'https://schema.example/', 'x-tool': { date: 'soon', a: { url: 'x' } }, meta: { date: 'soon' } }),
  ],
  ['a subdomain of example.com', compared({}, { site: { address: 'https://ada.example.com/' } })],
  [
    'an example address overridden by an environment variable',
    compared({}, { site: { address: 'https://example.com/' } }, { addressOverride: 'https://ada.example/' }),
  ],
  ['a short text of the placeholder', compared({ label: 'Front-end developer' })],
  ['dates of all kinds', spans(['2023'], ['2023-12'], ['2024-02-29'], [' '], ['2030-01'])],
  [
    'periods whose dates differ in precision',
    spans(['2020', '2020'], ['2020-06', '2020'], ['2020', '2020-01'], ['2020-06-05', '2020-06']),
  ],
  ...eachOf('the e-mail address', validEmails, (email) => basics({ email })),
  ...eachOf('the picture', ['photo.png', '/photo.png'], (image) => basics({ image })),
  ['entries and letters at their limits', basics({ summary: 'x'.repeat(20_000), 'x-a': Array(500).fill(0) })],
  [
    'accents and joined pictures at their limit',
    basics({ label: `e${'\u0301'.repeat(30)}`, summary: '👩🏻‍👩🏻‍👧🏻‍👦🏻'.repeat(40) }),
  ],
  ['the same key in two objects', jobs({ 'x-a': 1 }, { 'x-a': 2 })],
  ['a label with decomposed accents', basics({ label: 'Nguyễn Thị Bưởi'.normalize('NFD') })],
  ['white space', about('\t\n\v\f\r é')],
  ['a link to a file of the site, percent-encoded and with a fragment', linkTo('/talks/my%20talk.pdf#p2')],
  ['placeholders and an unmatched brace', letters({ generic: ['{name} } {name}'], personal: ['{company}'] })],
  ['a letter longer than a page', letters({ personal: Array(10).fill('{company} '.repeat(25)) })],
])('reports nothing for valid content: %s', (_, documents) => {
  expect(reportOf(documents)).toBe('');
});
