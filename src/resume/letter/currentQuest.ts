import type { Game } from '../Game.ts';
import { type AddressedText, addressText, fillIn } from '../text/fillIn.ts';

/** The current quest: `'Join Acme'`, or `'Join your company!'` for an unknown company (`''`). */
export function currentQuest(game: Game, company: string): string {
  return addressedQuest(game, company).join('');
}

/**
 * The {@link currentQuest} with the company's name as a separate part: at `{company}`, or the end.
 */
export function addressedQuest({ quest }: Game, company: string): AddressedText {
  const companyName = company.trim();
  const sentence = quest.verb.includes('{company}') ? quest.verb : `${quest.verb} {company}`;
  return companyName ? addressText(sentence, companyName) : [fillIn(sentence, { company: quest.anyCompany })];
}
