import fc from 'fast-check';

/** Surrogates: halves of pairs, which are not characters by themselves. */
const surrogates = { first: 0xd800, count: 0x800 };

const lastCodePoint = 0x10ffff;

/**
 * For tests: `fc.string({ unit: anyCodePoint })`. The library's own unit, `'binary'`, first builds
 * a table of all code points, which takes seconds.
 */
export const anyCodePoint: fc.Arbitrary<string> = fc
  .nat({ max: lastCodePoint - surrogates.count })
  .map((code) => String.fromCodePoint(code < surrogates.first ? code : code + surrogates.count));
