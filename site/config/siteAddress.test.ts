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
  [
    'the set address has accents',
    { SITE_ADDRESS: `${me}/résumé` },
    '',
    `${me}/r%C3%A9sum%C3%A9/`,
    '/r%C3%A9sum%C3%A9/',
  ],
  ['the path has a tilde', { BASE_PATH: '/~me/a.b_c-d' }, '', '', '/~me/a.b_c-d/'],
  ['an address is set and the owner has none', { SITE_ADDRESS: `${me}/cv` }, '', `${me}/cv/`, '/cv/'],
])('the site has the right address and base path when %s', (_, environment, ownersAddress, address, path) => {
  expect([siteAddress(environment, ownersAddress), basePath(environment, ownersAddress)]).toEqual([address, path]);
});

test.each([
  '/a/../b/',
  '..',
  '/./',
  '/%2e%2E/',
  '/a?b/',
  '/a#b',
  '/\\other.example/',
  '/"/',
  "/it's/",
  '/a b/',
  '/a\n/',
  '/<b>/',
  '/$&/',
  '/*/',
  '/résumé/',
  'https://me.example.org/a/',
])('an error names the invalid BASE_PATH %j', (path) => {
  const message = `Invalid BASE_PATH: ${JSON.stringify(path)}. Write a path of letters, digits and - . _ ~ such as BASE_PATH=/repo/.`;
  expect(() => basePath({ BASE_PATH: path }, '')).toThrow(message);
  expect(() => siteAddress({ BASE_PATH: path }, me)).toThrow(message);
});

test.each([
  'ftp://me.example.org',
  'javascript:alert(1)',
  'localhost:8080',
  'file:///srv/site',
  'https://',
  'me.example.org',
  '//me.example.org',
  `${me}/?a`,
  `${me}/#a`,
  `${me}/it's`,
  'https://user@me.example.org/',
])('an error names the invalid SITE_ADDRESS %j', (address) => {
  const message = `Invalid SITE_ADDRESS: ${JSON.stringify(address)}. Write it in full, with https://`;
  expect(() => siteAddress({ SITE_ADDRESS: address }, me)).toThrow(message);
  expect(() => basePath({ SITE_ADDRESS: address }, me)).toThrow(message);
});

test.each(['https://user:s3cret@me.example.org/', 'https://:s3cret@me.example.org/'])(
  'the error about %j does not repeat the password',
  (address) => {
    const read = () => siteAddress({ SITE_ADDRESS: address }, me);
    expect(read).toThrow('Invalid SITE_ADDRESS: "https://…@me.example.org/"');
    expect(read).not.toThrow('s3cret');
  },
);
