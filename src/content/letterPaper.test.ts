import { expect, test } from 'vitest';
import { printsOnLetter } from './letterPaper.ts';

const onLetter = ['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE'];

test('these countries print on US Letter (CLDR), of all that there are', () => {
  const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  expect(codes.filter(printsOnLetter)).toEqual(onLetter);
});
