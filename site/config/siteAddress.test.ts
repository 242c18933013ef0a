import { expect, test } from 'vitest';
import { basePath, siteAddress } from './siteAddress.ts';

const me = 'https://me.example.org';

test.each([
  ['no variable is set', {}, 'https://example.com', 'https://example.com/', '/'],
  ['the owner’s address has a path', {}, 'https://example.com/cv', 'https://example.com/cv/', '/cv/'],
  ['a path is set', { BASE_PATH: '/repo/' }, 'https://example.com/', 'https://example.com/repo/', '/repo/'],
  ['the path has odd slashes', { BASE_PATH: '//a//b' }, 'https://example.com/cv', 'https://example.com/a/b/', '/a/b/'],
  ['an address is set', { SITE_ADDRESS: me }, 'https://example.com/', `${me}/`, '/'],
  ['the set address has a path', { SITE_ADDRESS: `${me}/fork/` }, 'https://example.com/', `${me}/fork/`, '/fork/'],
  ['both are set', { BASE_PATH: '/x/', SITE_ADDRESS: `${me}/y` }, 'https://example.com/', `${me}/y/`, '/x/'],
  ['both are empty', { BASE_PATH: '', SITE_ADDRESS: '' }, 'https://example.com/cv/', 'https://example.com/cv/', '/cv/'],
  ['the owner’s address is invalid', { BASE_PATH: '/repo/' }, 'nowhere', 'nowhere', '/repo/'],
  ['the owner has no address', { BASE_PATH: '/repo/' }, '', '', '/repo/'],
  ['only the build has an address', { SITE_ADDRESS: `${me}/cv` }, '', `${me}/cv/`, '/cv/'],
])('when %s', (_, environment, owners, address, path) => {
  expect([siteAddress(environment, owners), basePath(environment, owners)]).toEqual([address, path]);
});
