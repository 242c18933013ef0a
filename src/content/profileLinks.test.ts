import { describe, expect, it, test } from 'vitest';
import { profileLinks } from './profileLinks.ts';
import type { Resume } from './Resume.ts';

type Profiles = NonNullable<Resume['basics']['profiles']>;
const of = (profiles: Profiles) => profileLinks({ basics: { name: 'Ada', profiles } });

describe('profileLinks', () => {
  test.each([
    ['by a name in other letters', 'professional', { network: 'linked in', url: 'https://example.com/ada' }],
    ['by host', 'professional', { url: 'https://www.linkedin.com/in/ada' }],
    ['by host under another name', 'professional', { network: 'Work', url: 'https://de.xing.com/ada' }],
    ['by name', 'code', { network: 'GITLAB', url: 'https://code.example/ada' }],
    ['by host', 'code', { url: 'https://codeberg.org/ada' }],
  ] as const)('know a profile %s as %s', (_, kind, profile) => {
    expect(of([profile])[kind]?.url).toBe(profile.url);
  });

  it('call a network without a name as it calls itself', () => {
    expect(of([{ url: 'https://github.com/ada', username: 'ada' }])).toEqual({
      code: { network: 'GitHub', username: 'ada', url: 'https://github.com/ada' },
    });
  });

  it('take the first of several', () => {
    const profiles = ['https://gitlab.com/first', 'https://github.com/second'].map((url) => ({ url }));
    expect(of(profiles).code?.url).toBe('https://gitlab.com/first');
  });

  test.each([
    [{ network: 'LinkedIn' }],
    [{ network: 'LinkedIn', url: 'javascript:alert(1)' }],
    [{ network: 'GitHub', url: 'github.com/ada' }],
    [{ network: 'Chess', url: 'https://chess.example/ada' }],
    [{ url: 'https://notlinkedin.com/ada' }],
  ])('make no link of %j', (profile) => {
    expect(of([profile])).toEqual({});
  });
});
