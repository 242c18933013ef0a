import type { Game } from '../Game.ts';
import { latinLetters } from '../latinLetters.ts';
import { untitledName } from '../playerName.ts';
import type { Resume } from '../Resume.ts';
import { draftWords } from './draftWords.ts';
import { plainWords } from './plainWords.ts';

/** The words of the manual. Without an e-mail address nothing asks to write. */
export function draftManual({ basics }: Resume, { write, backPitch, ...words } = draftWords.manual): Game['manual'] {
  return {
    productCode: productCode(basics),
    ...words,
    backPitch: basics.email ? `${backPitch} ${write}` : backPitch,
  };
}

/** As games had it: the beginning of the last name, in Latin letters, and the country. */
function productCode({ name, location }: Resume['basics']): string {
  const letters = (text: string | undefined) =>
    latinLetters(plainWords(text))
      .toUpperCase()
      .replace(/[^A-Z]/g, '');
  const lastName = untitledName(plainWords(name))
    .split(' ')
    .findLast((word) => letters(word) !== '');
  return ['PRES', letters(lastName).slice(0, 4) || '01', letters(location?.countryCode).slice(0, 3)]
    .filter(Boolean)
    .join('-');
}
