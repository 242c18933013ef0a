import type { Game } from './Game.ts';

/** What the player is up to: `'Join Acme'`, or `'Join your company!'` while the company is unknown (`''`). */
export function currentQuest({ quest }: Game, company: string): string {
  return `${quest.verb} ${company.trim() || quest.anyCompany}`;
}
