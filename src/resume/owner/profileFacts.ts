import type { Content } from '../Content.ts';
import { addressedQuest } from '../letter/currentQuest.ts';
import type { AddressedText } from '../text/fillIn.ts';
import { playerName } from './playerName.ts';

const factNames = ['name', 'class', 'playtime', 'quest'] as const;

type FactName = (typeof factNames)[number];

/** A fact of the player's profile with its label. */
export type ProfileFact = { name: FactName; label: string; text: AddressedText };

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
