import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { webAddress, withScheme } from './webAddress.ts';

test.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['HTTP://example.com', 'HTTP://example.com'],
  [' https://example.com ', 'https://example.com'],
])('%j is an address', (text, address) => {
  expect(webAddress(text)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  '//example.com',
  '/page',
  'example.com',
  'https://',
  'http://[',
  '',
  undefined,
])('%j is none', (text) => {
  expect(webAddress(text)).toBe('');
});

it('answers nothing but http and https, whatever it is given', () => {
  const schemes = fc.constantFrom('http:', 'https://', 'javascript:', 'data:', ' ', '\t', '\u0000', 'example.com');
  fc.assert(
    fc.property(fc.array(fc.oneof(schemes, fc.string())), (parts) => {
      const address = webAddress(parts.join(''));
      if (address) expect(new URL(address).protocol).toMatch(/^https?:$/);
    }),
  );
});

test.each([
  ['me.example.net', 'https://me.example.net'],
  ['me.example/cv/', 'https://me.example/cv/'],
  ['http://me.example', 'http://me.example'],
  ['me', 'me'],
  ['my site.example', 'my site.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('the address %j gets its scheme: %j', (text, address) => {
  expect(withScheme(text)).toBe(address);
});
