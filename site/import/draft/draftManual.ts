import type { Game } from '../../../src/resume/Game.ts';
import { draftMessages } from '../../../src/resume/messages/draftMessages.ts';
import { nameWithoutTitles } from '../../../src/resume/owner/playerName.ts';
import type { Resume } from '../../../src/resume/Resume.ts';
import { latinize } from '../../../src/resume/text/latinize.ts';
import { textForDraft } from './textForDraft.ts';

/** Drafts the manual's texts. Without an email address, nothing asks readers to write. */
export function draftManual({ basics }: Resume, { write, ...messages } = draftMessages.manual): Game['manual'] {
  return {
    productCode: productCode(basics),
    ...messages,
    backPitch: basics.email ? `${messages.backPitch} ${write}` : messages.backPitch,
  };
}

/** A product code like a game's: the start of the last name in Latin letters, and the country. */
function productCode({ name, location }: Resume['basics']): string {
  const latinCharacters = (text: string | undefined) =>
    latinize(textForDraft(text))
      .toUpperCase()
      .replace(/[^A-Z]/g, '');
  const lastName = nameWithoutTitles(textForDraft(name))
    .split(' ')
    .findLast((word) => latinCharacters(word) !== '');
  return ['PRES', latinCharacters(lastName).slice(0, 4) || '01', latinCharacters(location?.countryCode).slice(0, 3)]
    .filter(Boolean)
    .join('-');
}
