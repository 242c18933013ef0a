import { expect, test } from 'vitest';
import { featuresOf, refuseOtherFeatures } from './keptFeatures.ts';

test.each(['font-variant-numeric:tabular-nums', 'font-variant:none', 'font-variant-ligatures:no-common-ligatures'])(
  'the subsets have what %s needs',
  (said) => expect(() => refuseOtherFeatures(`@layer a{p{${said}}}`)).not.toThrow(),
);

test.each(['font-variant-caps: small-caps', 'font-feature-settings: "frac"'])('a sheet with %s is refused', (said) => {
  expect(() => refuseOtherFeatures(`p{&:hover{${said}}}`)).toThrow(`The subsets of the faces lack "${said}".`);
});

test('the small digits of fractions are kept where there is a fraction slash, and nowhere else', () => {
  const letters = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  expect(featuresOf(letters('3⁄4'))).toContain('frac');
  expect(featuresOf(letters('3/4'))).not.toContain('frac');
});
