import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyCodePoint } from '../resume/testing/anyCodePoint.ts';
import { cleanCompany } from './cleanCompany.ts';

const graphemeCount = (text: string) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;

describe('cleanCompany', () => {
  test.each([
    'Müller & Söhne GmbH',
    'Booking.com',
    '株式会社しろくま',
    'Big Data: Analytics',
    'Excite@Home',
    'Metadata:Labs',
    '🇫🇷 Pain',
  ])('keeps %j', (name) => {
    expect(cleanCompany(name)).toBe(name.normalize('NFC'));
  });

  test.each([
    ['white space', '  Acme \t\n Inc ', 'Acme Inc'],
    ['control characters', 'Ac\u0000me\u0007', 'Acme'],
    ['bidirectional characters', '\u202EAcme\u2066 Inc\u2069\u200F', 'Acme Inc'],
    ['zero-width characters', 'A\u200Bc\u200Cm\u200De\uFEFF\u2060', 'Acme'],
    ['invisible fillers', '\u3164Acme\u2800', 'Acme'],
    ['lone surrogates', 'Acme\uD800', 'Acme'],
    ['tags', '<b>Acme</b><img src=x onerror=alert(1)>', 'Acme'],
    ['angle brackets', 'Acme < Co >', 'Acme Co'],
    ['the angle bracket of an unclosed tag', 'Acme <script', 'Acme script'],
    ['a web address', 'Acme https://evil.example/x', 'Acme'],
    ['a www host', 'www.evil.example Acme', 'Acme'],
    ['a host with a path', 'evil.example/login Acme', 'Acme'],
    ['an email address', 'Acme hr@acme.example', 'Acme'],
    ['javascript:', 'javascript:alert(1) Acme', 'Acme'],
    ['data:', 'data:text/html,hi Acme', 'Acme'],
    ['an address in brackets', 'Acme (mailto:hr)', 'Acme'],
    ['an address that cleaning reveals', 'ht\u200Btps://evil.example Acme', 'Acme'],
    ['an address that removing a tag reveals', 'java<i>script:x Acme', 'Acme'],
    ['all of a text that contains only tags and addresses', '<p></p>https://evil.example', ''],
  ])('removes %s', (_, raw, clean) => {
    expect(cleanCompany(raw)).toBe(clean);
  });

  it('keeps the first 40 graphemes, not code points, without a space at the end', () => {
    expect(cleanCompany('x'.repeat(41))).toBe('x'.repeat(40));
    expect(cleanCompany('🇫🇷'.repeat(50))).toBe('🇫🇷'.repeat(40));
    expect(cleanCompany(`${'x'.repeat(39)} y`)).toBe('x'.repeat(39));
  });

  it('keeps a grapheme of 16 code points, and removes one of 17', () => {
    expect(cleanCompany(`Q${'\u0332'.repeat(15)}cme`)).toBe(`Q${'\u0332'.repeat(15)}cme`);
    expect(cleanCompany(`Q${'\u0332'.repeat(16)}cme`)).toBe('cme');
  });

  it('cleans a text of a megabyte', () => {
    expect(cleanCompany('a@'.repeat(500_000)).length).toBeLessThanOrEqual(40);
  });

  const harmfulPart = fc.constantFrom(
    ...['<', '>', ' ', '\u200D', '\u202E', '\uFE0F', '\u0301', '👩', '🏴', '\u{E0067}', '\u{E007F}', '\uD800'],
    ...'<b </ @ . : // / www. javascript: data: x com'.split(' '),
  );
  const company = fc.oneof(
    fc.string({ unit: anyCodePoint }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.array(harmfulPart, { maxLength: 60 }).map((parts) => parts.join('')),
  );

  it('does not change a cleaned name', () => {
    fc.assert(
      fc.property(company, (raw) => {
        const name = cleanCompany(raw);
        expect(cleanCompany(name)).toBe(name);
      }),
      { numRuns: 1000 },
    );
  });

  it('returns at most 40 graphemes, without angle brackets, direction marks or addresses', () => {
    fc.assert(
      fc.property(company, (raw) => {
        const name = cleanCompany(raw);
        expect(graphemeCount(name)).toBeLessThanOrEqual(40);
        expect(name).not.toMatch(/[<>\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|^\s|\s$|\s\s/u);
        expect(name).not.toMatch(/https?:\/\/|www\.|javascript:|\S@\S+\.\S/i);
      }),
      { numRuns: 1000 },
    );
  });
});
