import { describe, expect, test } from 'vitest';
import { basePath } from './basePath.ts';

describe('basePath', () => {
  test.each([
    ['the address has no path', {}, 'https://example.com', '/'],
    ['the address has one', {}, 'https://me.example.com/cv', '/cv/'],
    [
      'the build is told another address',
      { SITE_ADDRESS: 'https://me.example.com/fork/' },
      'https://example.com/',
      '/fork/',
    ],
    ['the build is told a path', { BASE_PATH: 'some/repo', SITE_ADDRESS: 'https://example.com/x/' }, '', '/some/repo/'],
    ['the path is told as an empty text', { BASE_PATH: '' }, 'https://example.com/cv/', '/cv/'],
    ['the address cannot be read', {}, 'nowhere', '/'],
  ])('when %s', (_, env, address, expected) => {
    expect(basePath(env, address)).toBe(expected);
  });
});
