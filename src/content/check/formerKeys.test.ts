import { describe, expect, it, test } from 'vitest';
import { checkExample, reportOf, wordsOf } from './checkExample.ts';
import { renameFormerKeys } from './formerKeys.ts';

const old = {
  basics: { name: 'Ada', picture: 'photo.png', website: 'https://a.example/' },
  work: [{ company: 'Acme', website: 'https://acme.example/' }],
  volunteer: [{ organization: 'Club', website: 'https://club.example/' }],
  education: [{ institution: 'School', gpa: '4.0' }],
  publications: [{ name: 'Paper', website: 'https://paper.example/' }],
  projects: [{ name: 'Tool', website: 'https://tool.example/' }],
};

describe('keys of before JSON Resume 1.0', () => {
  it('are reported at their place, with their present names', () => {
    expect(reportOf({ resume: { basics: { name: 'Ada' }, work: [{ company: 'Acme' }] } })).toBe(
      'resume.json:7:7  work[0].company: "company" is now called "name". Rename it, or let "npm run setup" rename them all.',
    );
  });

  it('are all known', () => {
    const told = checkExample({ resume: old }).findings.map(({ severity, path, message }) => [
      severity,
      path,
      message.split('.')[0],
    ]);
    expect(told).toEqual([
      ['error', 'basics.picture', '"picture" is now called "image"'],
      ['error', 'basics.website', '"website" is now called "url"'],
      ['error', 'work[0].company', '"company" is now called "name"'],
      ['error', 'work[0].website', '"website" is now called "url"'],
      ['error', 'volunteer[0].website', '"website" is now called "url"'],
      ['error', 'education[0].gpa', '"gpa" is now called "score"'],
      ['error', 'publications[0].website', '"website" is now called "url"'],
      ['error', 'projects[0].website', '"website" is now called "url"'],
    ]);
  });

  it('beside the new name are no more than a warning', () => {
    expect(wordsOf({ resume: { basics: { name: 'Ada' }, work: [{ name: 'Acme', company: 'Acme' }] } })).toBe(
      'warning: work[0].company: "company" is now called "name", which is there, too. Take this one out.',
    );
  });
});

describe('renameFormerKeys', () => {
  it('makes a résumé of today of an old one', () => {
    const { text, renamed } = renameFormerKeys(JSON.stringify(old));
    expect(renamed).toHaveLength(8);
    expect(wordsOf({ resume: text })).toBe('');
    expect(JSON.parse(text)).toMatchObject({ basics: { image: old.basics.picture }, work: [{ name: 'Acme' }] });
  });

  it('changes nothing else, not even white space', () => {
    const text = '{ "basics" : {\n\t"name": "Ada",\n\t"website"  : "https://a.example/" }, "company": 7 }\n';
    expect(renameFormerKeys(text).text).toBe(text.replace('"website"', '"url"'));
  });

  it('leaves a key whose new name is taken', () => {
    const text = '{"work":[{"company":"A","name":"B"}]}';
    expect(renameFormerKeys(text)).toEqual({ text, renamed: [] });
  });

  test.each(['', '{', '[]', 'null', '{"work":7}', '{"work":[null,"x",[]]}', '\uFEFF{"basics":{"website":"x"}}'])(
    'takes %j, too',
    (text) => {
      expect(renameFormerKeys(text).text).toBe(text.replace('website', 'url'));
    },
  );

  it('leaves brackets without end to the check', () => {
    const text = '['.repeat(20_000);
    expect(renameFormerKeys(text)).toEqual({ text, renamed: [] });
  });
});
