import fc from 'fast-check';

/** The halves of surrogate pairs, which are no letters by themselves. */
const surrogates = { first: 0xd800, count: 0x800 };

const lastCodePoint = 0x10ffff;

/**
 * For tests: the unit of texts in which any code point may stand, `fc.string({ unit: anyCodePoint })`. The library's own,
 * `'binary'`, begins with a table of all of them, which takes seconds.
 */
export const anyCodePoint: fc.Arbitrary<string> = fc
  .nat({ max: lastCodePoint - surrogates.count })
  .map((code) => String.fromCodePoint(code < surrogates.first ? code : code + surrogates.count));
