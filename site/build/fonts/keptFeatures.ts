import postcss from 'postcss';

/** What browsers apply unasked, and the figures of one width that the sheets ask for; others are not in the subsets. */
const keptFeatures = [...['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig'], 'tnum'];

/** What they apply round a fraction slash, whose small digits are letters of their own. */
const fractions = ['frac', 'numr', 'dnom'];

/** The features that a subset with these letters keeps. */
export function featuresOf(letters: readonly number[]): readonly string[] {
  return letters.includes(fractionSlash) ? [...keptFeatures, ...fractions] : keptFeatures;
}

const fractionSlash = 0x2044;

const known = /^(normal|none|inherit|tabular-nums|no-common-ligatures)$/;

/**
 * Sees that a sheet asks the faces for nothing that their subsets have not.
 *
 * @throws with what it asks for
 */
export function refuseOtherFeatures(css: string): void {
  postcss.parse(css).walkDecls(/^font-(feature-settings|variant)/, ({ prop, value }) => {
    if (!value.split(' ').every((word) => known.test(word)))
      throw new Error(`The subsets of the faces lack "${prop}: ${value}". Add its feature to keptFeatures.ts.`);
  });
}
