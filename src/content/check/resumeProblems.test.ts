import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkExample, goodResume, wordsOf } from './checkExample.ts';

describe('a résumé', () => {
  const mistakes: [string, object, string][] = [
    [
      'no basics',
      {},
      'basics.name: The name is missing, the one thing that a résumé must have. Write "basics": { "name": "Your Name" }.',
    ],
    [
      'no name',
      { basics: { label: 'Programmer' } },
      'basics.name: The name is missing, the one thing that a résumé must have. Write "basics": { "name": "Your Name" }.',
    ],
    [
      'a blank name',
      { basics: { name: ' ' } },
      'basics.name: The name is missing, the one thing that a résumé must have. Write "basics": { "name": "Your Name" }.',
    ],
    [
      'a date that nothing is known of',
      { ...goodResume, work: [{ startDate: 'soon' }] },
      'work[0].startDate: "soon" is not a date. Write a year, a month or a day: "2023", "2023-02" or "2023-02-28".',
    ],
  ];
  test.each(mistakes)('with %s is refused', (_, resume, message) => {
    expect(wordsOf({ resume })).toBe(message);
    expect(checkExample({ resume }).content).toBeUndefined();
  });

  it('with a mistake below a key of another name is told where it stands in the file', () => {
    const findings = checkExample({
      resume: { ...goodResume, jobs: [{ company: 'Oak', start_date: 'soon' }] },
    }).findings;
    const error = findings.find(({ severity }) => severity === 'error');
    expect(error).toMatchObject({ path: 'jobs[0].start_date', line: 8 });
  });

  const unusual: [string, object, string][] = [
    [
      'a key of another tool',
      { ...goodResume, theme: 'flat' },
      'warning: theme: "theme" is not a key that is known here, so it is not published. Leave it, or take it out.',
    ],
    [
      'a link that is no web address',
      { basics: { name: 'Ada', url: 'javascript:alert(1)' } },
      'warning: basics.url: "javascript:alert(1)" is no web address, so it is left out. Write it in full, with https:// and without spaces.',
    ],
    [
      'an image outside the public folder',
      { basics: { name: 'Ada', image: '../photo.png' } },
      'warning: basics.image: "../photo.png" is not shown: there is no such file below site/public. Put it there, and write its path: "photo.jpg".',
    ],
  ];
  test.each(unusual)('with %s is taken, with a warning', (_, resume, message) => {
    expect(wordsOf({ resume })).toBe(message);
    expect(checkExample({ resume }).content?.resume).toEqual(goodResume);
  });

  test.each<[string, object]>([
    [
      'a schema, extensions and meta',
      { $schema: 'https://schema.example/', 'x-tool': { date: 'soon', url: 'x' }, meta: { theme: 'flat' } },
    ],
    ['a key beside the one that it looks like', { work: [{ url: 'https://a.example/' }], skills: [{ name: 'Web' }] }],
    ['an e-mail address in any letters', { basics: { name: 'Ada', email: 'jürgen+cv@müller.example' } }],
    ['an image of its own', { basics: { name: 'Ada', image: '/photo.png' } }],
    ['an end in the year of its start', { work: [{ startDate: '2020-06', endDate: '2020' }] }],
    ['a start in the future', { work: [{ startDate: '2030-01' }] }],
  ])('with %s is in order', (_, parts) => {
    expect(checkExample({ resume: { ...goodResume, ...parts } })).toMatchObject({
      findings: [],
      content: { asOf: '2025-11-01' },
    });
  });

  it('loses empty texts and links that are not http(s)', () => {
    const resume = {
      basics: {
        name: ' Ada ',
        label: '',
        summary: ' ',
        image: 'data:text/html,x',
        profiles: [{ url: 'ftp://x.example' }],
      },
      work: [{ name: 'Acme', highlights: ['', 'Done. ', ' '] }],
    };
    expect(checkExample({ resume }).content?.resume).toEqual({
      basics: { name: 'Ada' },
      work: [{ name: 'Acme', highlights: ['Done.'] }],
    });
  });

  it('of any size works when the official schema takes it', () => {
    const text = fc.string({ unit: 'grapheme' });
    const entry = fc.record(
      {
        name: text,
        position: text,
        institution: text,
        summary: text,
        url: fc.constant('https://a.example/'),
        startDate: fc.constantFrom('2001', '2001-02', '2001-02-03'),
        endDate: fc.constantFrom('2002', '2002-02', '2002-02-03'),
        highlights: fc.array(text),
        keywords: fc.array(text),
      },
      { requiredKeys: [] },
    );
    const sections = ['work', 'volunteer', 'education', 'skills', 'languages', 'projects', 'awards', 'references'];
    const resume = fc.record(
      Object.fromEntries(sections.map((section) => [section, fc.array(entry, { maxLength: 20 })])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(resume, (parts) => {
        const { content, findings } = checkExample({ resume: { ...goodResume, ...parts } });
        expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(content).toBeDefined();
      }),
      { numRuns: 50 },
    );
  });
});
