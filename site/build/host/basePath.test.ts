import { describe, expect, test } from 'vitest';
import { basePath } from './basePath.ts';

describe('basePath', () => {
  test.each([
    ['the address has no path', {}, 'https://example.com', '/'],
    ['the address has one', {}, 'https://me.example.com/cv', '/cv/'],
    ['SITE_ADDRESS is set', { SITE_ADDRESS: 'https://me.example.com/fork/' }, 'https://example.com/', '/fork/'],
    ['BASE_PATH is set', { BASE_PATH: 'some/repo', SITE_ADDRESS: 'https://example.com/x/' }, '', '/some/repo/'],
    ['BASE_PATH is empty', { BASE_PATH: '' }, 'https://example.com/cv/', '/cv/'],
    ['the address cannot be read', {}, 'nowhere', '/'],
  ])('when %s', (_, env, address, expected) => {
    expect(basePath(env, address)).toBe(expected);
  });
});
