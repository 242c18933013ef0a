import type { AddressedText } from './fillIn.ts';
import type { Game } from './Game.ts';

/** What the player is up to: `'Join Acme'`, or `'Join your company!'` while the company is unknown (`''`). */
export function currentQuest(game: Game, company: string): string {
  return addressedQuest(game, company).join('');
}

/** The {@link currentQuest}, the company's name apart from the words before it. */
export function addressedQuest({ quest }: Game, company: string): AddressedText {
  const known = company.trim();
  return known ? [`${quest.verb} `, known] : [`${quest.verb} ${quest.anyCompany}`];
}
