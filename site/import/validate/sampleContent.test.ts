import { expect, test } from 'vitest';
import { pathText } from '../report/Finding.ts';
import { sampleContent } from './sampleContent.ts';

test('warns of each piece of sample content, and of nothing else', () => {
  const findings = sampleContent({
    basics: {
      name: 'Albert Oak',
      profiles: [
        { username: 'AlbertEinstein' },
        { url: 'https://github.com/your-github-username' },
        { url: 'http://orcid.org/yourorcidurl' },
      ],
      location: { city: 'XXXXXX, XXX' },
    },
    work: [{ summary: 'Description 1.', highlights: ['Wrote the description of 1 product.'] }],
    education: [{ url: 'https://institution.com/', institution: 'XX Institute' }],
    references: [{ name: 'Professor John Doe', reference: 'Lorem ipsum dolor sit amet.' }],
  });
  expect(findings.map(({ path }) => pathText(path))).toEqual([
    'basics.profiles[0].username',
    'basics.profiles[1].url',
    'basics.profiles[2].url',
    'basics.location.city',
    'work[0].summary',
    'education[0].url',
    'references[0].name',
    'references[0].reference',
  ]);
});
