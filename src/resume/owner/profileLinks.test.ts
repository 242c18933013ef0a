import { expect, test } from 'vitest';
import type { Resume } from '../../../src/resume/Resume.ts';
import { profileLinks } from './profileLinks.ts';

test.each<[Resume['basics']['profiles'], unknown]>([
  [
    [{ network: 'linked in', url: 'https://example.com/ada' }],
    { professional: { network: 'linked in', username: '', url: 'https://example.com/ada' } },
  ],
  [
    [{ url: 'https://www.linkedin.com/in/ada' }],
    { professional: { network: 'LinkedIn', username: '', url: 'https://www.linkedin.com/in/ada' } },
  ],
  [
    [{ network: 'Work', url: 'https://de.xing.com/ada' }],
    { professional: { network: 'Work', username: '', url: 'https://de.xing.com/ada' } },
  ],
  [
    [{ network: 'GITLAB', url: 'https://code.example/ada' }],
    { code: { network: 'GITLAB', username: '', url: 'https://code.example/ada' } },
  ],
  [
    [{ url: 'https://codeberg.org/ada' }],
    { code: { network: 'Codeberg', username: '', url: 'https://codeberg.org/ada' } },
  ],
  [[{ network: 'LinkedIn' }], {}],
  [[{ network: 'LinkedIn', url: 'javascript:alert(1)' }], {}],
  [[{ network: 'GitHub', url: 'github.com/ada' }], {}],
  [[{ network: 'Chess', url: 'https://chess.example/ada' }], {}],
  [[{ url: 'https://notlinkedin.com/ada' }], {}],
  [
    [{ url: 'https://github.com/ada', username: 'ada' }],
    { code: { network: 'GitHub', username: 'ada', url: 'https://github.com/ada' } },
  ],
  [
    [{ url: 'https://gitlab.com/first' }, { url: 'https://github.com/second' }],
    { code: { network: 'GitLab', username: '', url: 'https://gitlab.com/first' } },
  ],
])('of the profiles %j the links are %j', (input, expected) => {
  expect(profileLinks({ basics: { name: 'Ada', profiles: input } })).toEqual(expected);
});
