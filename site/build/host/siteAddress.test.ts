import { describe, expect, test } from 'vitest';
import { siteAddress } from './siteAddress.ts';

describe('siteAddress', () => {
  test.each([
    ['no variable is set', {}, 'https://example.com', 'https://example.com/'],
    ['the owner’s has a path', {}, 'https://example.com/cv/', 'https://example.com/cv/'],
    ['a path is set', { BASE_PATH: '/repo/' }, 'https://example.com/', 'https://example.com/repo/'],
    [
      'a path is set without slashes',
      { BASE_PATH: 'some/repo' },
      'https://example.com/cv',
      'https://example.com/some/repo/',
    ],
    [
      'an address is set',
      { SITE_ADDRESS: 'https://me.example.org' },
      'https://example.com/',
      'https://me.example.org/',
    ],
    [
      'both are set',
      { BASE_PATH: '/x/', SITE_ADDRESS: 'https://me.example.org/y' },
      'https://example.com/',
      'https://me.example.org/y/',
    ],
    [
      'the settings are empty texts',
      { BASE_PATH: '', SITE_ADDRESS: '' },
      'https://example.com/',
      'https://example.com/',
    ],
    ['the owner’s cannot be read', { BASE_PATH: '/repo/' }, 'nowhere', 'nowhere'],
  ])('when %s', (_, stated, owners, expected) => {
    expect(siteAddress(stated, owners)).toBe(expected);
  });
});
