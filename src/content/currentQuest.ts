import { type AddressedText, addressText, fillIn } from './fillIn.ts';
import type { Game } from './Game.ts';

/** What the player is up to: `'Join Acme'`, or `'Join your company!'` while the company is unknown (`''`). */
export function currentQuest(game: Game, company: string): string {
  return addressedQuest(game, company).join('');
}

/** The {@link currentQuest}, the company's name apart from the words around it: at `{company}`, or else behind them. */
export function addressedQuest({ quest }: Game, company: string): AddressedText {
  const companyName = company.trim();
  const sentence = quest.verb.includes('{company}') ? quest.verb : `${quest.verb} {company}`;
  return companyName ? addressText(sentence, companyName) : [fillIn(sentence, { company: quest.anyCompany })];
}
