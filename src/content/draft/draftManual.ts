import type { Game } from '../Game.ts';
import { latinLetters } from '../latinLetters.ts';
import type { Resume } from '../Resume.ts';
import { plainWords } from './plainWords.ts';

/** The words of the manual. Without an e-mail address nothing asks to write. */
export function draftManual({ basics }: Resume): Game['manual'] {
  return {
    productCode: productCode(basics),
    tagline: 'Instruction booklet',
    seal: 'Original quality: made by hand, tested by people',
    tip: 'Hold the booklet by its corners. Turning two pages at once is faster, but you will miss the jokes.',
    backHeadline: 'A new hero for your party?',
    backPitch: `In working order, complete with manual.${basics.email ? ' Write before somebody else does.' : ''}`,
    smallPrint: 'No hit points were lost in the making of this booklet. Keep away from open fires and closed minds.',
  };
}

/** As games had it: the beginning of the last name, in Latin letters, and the country. */
function productCode({ name, location }: Resume['basics']): string {
  const letters = (text: string | undefined) =>
    latinLetters(plainWords(text))
      .toUpperCase()
      .replace(/[^A-Z]/g, '');
  const lastName = plainWords(name)
    .split(' ')
    .findLast((word) => letters(word) !== '');
  return ['PRES', letters(lastName).slice(0, 4) || '01', letters(location?.countryCode).slice(0, 3)]
    .filter(Boolean)
    .join('-');
}
