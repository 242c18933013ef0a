import fc from 'fast-check';
import { expect, test } from 'vitest';
import { webAddress, withScheme } from './webAddress.ts';

test('the answer is nothing but http and https, whatever is given', () => {
  const schemes = fc.constantFrom('http:', 'https://', 'javascript:', 'data:', ' ', '\t', '\u0000', 'example.com');
  fc.assert(
    fc.property(fc.array(fc.oneof(schemes, fc.string())), (parts) => {
      const address = webAddress(parts.join(''));
      if (address) expect(new URL(address).protocol).toMatch(/^https?:$/);
    }),
  );
});

test.each<[string, unknown]>([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['HTTP://example.com', 'HTTP://example.com'],
  [' https://example.com ', 'https://example.com'],
  ['javascript:alert(1)', ''],
  ['java\nscript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['mailto:a@b.example', ''],
  ['//example.com', ''],
  ['/page', ''],
  ['example.com', ''],
  ['https://', ''],
  ['http://[', ''],
  ['', ''],
])('%j has the web address %j', (input, expected) => {
  expect(webAddress(input)).toEqual(expected);
});

test.each<[string, unknown]>([
  ['me.example.net', 'https://me.example.net'],
  ['me.example/cv/', 'https://me.example/cv/'],
  ['http://me.example', 'http://me.example'],
  ['me', 'me'],
  ['my site.example', 'my site.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%j with a scheme is %j', (input, expected) => {
  expect(withScheme(input)).toEqual(expected);
});
