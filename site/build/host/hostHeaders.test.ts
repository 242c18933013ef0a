import { expect, test } from 'vitest';
import { hostHeaders } from './hostHeaders.ts';

const headers = hostHeaders(`/*
  Content-Security-Policy: default-src 'none'; img-src 'self' data:
  X-Frame-Options: DENY
/assets/*
  Cache-Control: public, max-age=31536000
/flipbook
  X-Frame-Options: SAMEORIGIN
`);

test.each([
  ['/', 'Content-Security-Policy', "default-src 'none'; img-src 'self' data:"],
  ['/', 'Cache-Control', undefined],
  ['/assets/a.js', 'Cache-Control', 'public, max-age=31536000'],
  ['/assets/a.js', 'X-Frame-Options', 'DENY'],
  ['/flipbook', 'X-Frame-Options', 'SAMEORIGIN'],
  ['/flipbook/', 'X-Frame-Options', 'DENY'],
])('%s is sent with %s: %s', (path, name, value) => {
  expect(headers(path)[name]).toBe(value);
});

test('without rules there are no headers', () => {
  expect(hostHeaders('')('/')).toEqual({});
});
