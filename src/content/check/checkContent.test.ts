import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkExample, goodGame, goodResume, reportOf, wordsOf } from './checkExample.ts';
import { formatFindings } from './formatFindings.ts';

describe('bad input', () => {
  test.each([
    [
      'a comma too few',
      '{\n  "basics": {}\n  "work": []\n}',
      'resume.json:3:3  A comma is missing before this. Put one after the value before it.',
    ],
    [
      'a comma alone',
      '{\n  "basics": { "name": "Ada" },\n  ,\n}',
      'resume.json:3:3  A key in double quotes should stand here. Write it, or take out the comma before.',
    ],
    [
      'a brace that is not closed',
      '{\n  "basics": { "name": "Ada" }',
      'resume.json:2:30  A closing } is missing. Close what was opened with {.',
    ],
    [
      'single quotes',
      "{ 'basics': {} }",
      "resume.json:1:3  'basics' is nothing that JSON knows. Put texts and keys in double quotes.",
    ],
    [
      'a text over two lines',
      '{ "basics": { "name": "A\nda" } }',
      'resume.json:1:23  A text begins here and does not end on its line. Close it with a double quote, or write its line break as \\n.\nresume.json:2:1  da is nothing that JSON knows. Put texts and keys in double quotes.',
    ],
    ['nothing at all', ' \n ', 'resume.json:2:2  The file is empty. Write a JSON document into it.'],
    [
      'a colon too few',
      '{ "basics" {} }',
      'resume.json:1:12  A colon is missing between a key and its value. Put one there.',
    ],
    [
      'a value too few',
      '{ "basics": }',
      'resume.json:1:13  A value should stand here. Write one, or take out the comma or the colon before.',
    ],
    ['words after the end', '{} {}', 'resume.json:1:4  The document ended before this. Take out what is too much.'],
    [
      'a comment that does not end',
      '/* me',
      'resume.json:1:1  A comment begins here and does not end. Close it with */, or take it out.',
    ],
    ['half a number', '[1.]', 'resume.json:1:2  This number is not complete. Write it like 4 or 0.5.'],
    [
      'a backslash',
      '["C:\\Users"]',
      'resume.json:1:2  A backslash in this text stands before something that JSON does not know. Write a backslash itself as \\\\.',
    ],
    [
      'half a letter’s number',
      '["\\u00e"]',
      'resume.json:1:2  A \\u in this text lacks its four digits. Write them, as in \\u00e9.',
    ],
    [
      'a tab in a text',
      '["a\tb"]',
      'resume.json:1:2  There is a control character in this text. Write a tab as \\t, or take it out.',
    ],
    [
      'a key written twice',
      '{\n  "basics": { "name": "Ada" },\n  "work": [],\n  "work": []\n}',
      'resume.json:3:3  work: This key is written twice, and the first one is lost. Make them one.',
    ],
  ])('broken JSON is placed by line and column: %s', (_, text, message) => {
    expect(reportOf({ resume: text })).toBe(message);
  });

  it('has an answer to any text', () => {
    const signs = [
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      '\\',
      '\n',
      '\0',
      'basics',
      '"name"',
      '"Ada"',
      '1e9',
      '\uD800',
      '//',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 60 }), (pieces) => {
        const { content, findings } = checkExample({ resume: pieces.join(''), game: '{}' });
        expect(content).toBeUndefined();
        for (const finding of findings) expect(finding.message).toMatch(/\S/);
      }),
    );
  });

  it('a comment and a comma after the last item are read', () => {
    expect(checkExample({ resume: '{\n  // me\n  "basics": { "name": "Ada", },\n}' })).toMatchObject({
      findings: [],
      content: { resume: goodResume },
    });
  });

  it('both broken files are reported at once', () => {
    expect(reportOf({ resume: '{', game: '[' })).toBe(
      'game.json:1:2  A closing ] is missing. Close what was opened with [.\nresume.json:1:2  A closing } is missing. Close what was opened with {.',
    );
  });

  it('a missing file says how to get it back', () => {
    expect(reportOf({ game: null })).toBe(
      'game.json  The file is missing. Let "npm run setup" write it, or get it back from git.',
    );
  });

  it('a link that leads to no file', () => {
    const quest = { title: 'Talk', kind: 'Talk', picture: 'stream', story: [] };
    const linkTo = (url: string) => ({ ...goodGame, sideQuests: [{ ...quest, link: { label: 'See', url } }] });
    expect(wordsOf({ game: linkTo('javascript:x') })).toContain('"javascript:x" is not a web address.');
    expect(wordsOf({ game: linkTo('talk.pdf') })).toBe(
      'sideQuests[0].link.url: There is no file "talk.pdf" below site/public. Put it there, or write the right path or a web address.',
    );
  });

  it('a text of a whole book, and then nothing else', () => {
    const basics = { name: 'Ada', summary: 'x'.repeat(20_001), email: 'ada' };
    expect(reportOf({ resume: { basics } })).toBe(
      'resume.json:4:5  basics.summary: This text has 20001 letters, and 20000 are the most. Shorten it.',
    );
  });

  it('a misspelt key is not missing as well', () => {
    const { address } = goodGame.site;
    expect(wordsOf({ game: { ...goodGame, site: { adress: address } } })).toBe(
      'site.adress: "adress" is not a key that is known here. Did you mean "address"?',
    );
  });

  it('the day of the file is known to the build, where the file says it', () => {
    const metaOf = (meta: object) => checkExample({ resume: { ...goodResume, meta } }).content?.resume.meta;
    expect(metaOf({ lastModified: '2024-05-06', version: 'v1.0.0' })).toEqual({ lastModified: '2024-05-06' });
    expect(metaOf({ version: 'v1.0.0' })).toBeUndefined();
  });

  test.each([
    ['half a letter', '\\ud800'],
    ['a letter of another encoding', '\uFFFD'],
  ])('%s is reported, and shown as a replacement character', (_, letter) => {
    const { content, findings } = checkExample({ resume: `{ "basics": { "name": "Ad${letter}" } }` });
    expect(formatFindings(findings)).toBe(
      'resume.json:1:15  warning: basics.name: A letter in this text is broken. Save the file as UTF-8, and write the letter anew.',
    );
    expect(content?.resume.basics.name).toBe('Ad\uFFFD');
  });

  it('all findings of both files come at once, by file and line', () => {
    const resume = { basics: { name: 'Ada', email: 'ada' }, work: [{ startDate: '2023-13' }] };
    const game = { ...goodGame, player: { ...goodGame.player, bars: [{ name: 'Speed', bonus: 7 }] }, about: [''] };
    expect(reportOf({ resume, game })).toBe(
      [
        'game.json:19:9  player.bars[0].bonus: 7 is more than 5. Write a whole number from 0 to 5, or "MAX".',
        'game.json:38:5  about[0]: This text is empty. Write something.',
        'resume.json:4:5  basics.email: "ada" is not an e-mail address. Write one like "name@example.com".',
        'resume.json:8:7  work[0].startDate: "2023-13" does not exist: months go from 01 to 12. Write the right month.',
      ].join('\n'),
    );
  });
});
