import type { Content } from '../Content.ts';
import type { Game } from '../Game.ts';
import { type AddressedText, addressText, fillIn } from '../text/fillIn.ts';
import { playerName } from './playerName.ts';

const factNames = ['name', 'class', 'playtime', 'quest'] as const;

type FactName = (typeof factNames)[number];

/** A fact of the player's profile with its label. */
type ProfileFact = { name: FactName; label: string; text: AddressedText };

/** The player's profile. @param company the company to join; `''` for none */
export function profileFacts(
  { game, resume }: Content,
  company: string,
  labels: Readonly<Record<FactName, string>>,
): readonly ProfileFact[] {
  const texts = {
    name: [playerName(resume)],
    class: [game.player.class],
    playtime: [game.player.playtime],
    quest: addressedQuest(game, company),
  };
  return factNames.map((name) => ({ name, label: labels[name], text: texts[name] }));
}

/** The current quest: `'Join Acme'`, or `'Join your company!'` for an unknown company (`''`). */
export function currentQuest(game: Game, company: string): string {
  return addressedQuest(game, company).join('');
}

/** The {@link currentQuest} with the company's name as a separate part, at `{company}` or at the end. */
function addressedQuest({ quest }: Game, company: string): AddressedText {
  const companyName = company.trim();
  const sentence = quest.verb.includes('{company}') ? quest.verb : `${quest.verb} {company}`;
  return companyName ? addressText(sentence, companyName) : [fillIn(sentence, { company: quest.anyCompany })];
}
