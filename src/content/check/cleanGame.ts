import { draftGame } from '../draft/draftGame.ts';
import type { DraftLanguage } from '../draft/draftWords.ts';
import type { Game, SideQuest } from '../Game.ts';
import { gameFileSchema, gameSchema } from '../gameSchema.ts';
import { playerName } from '../playerName.ts';
import type { Resume } from '../Resume.ts';
import { isTitleOf } from '../works.ts';

/** What a game is drawn from: the résumé, the present as `YYYY-MM-DD`, and in which language. */
type GameSources = { resume: Resume; asOf: string; language?: DraftLanguage };

/** A faultless document, with what it leaves out drawn from the résumé, and with the owner's name put into all its texts. */
export function cleanGame(document: unknown, { resume, asOf, language }: GameSources): Game {
  const { $schema: _, ...said } = gameFileSchema.parse(document);
  const draft = draftGame(resume, asOf, language);
  const game = gameSchema.parse({
    // Lists, and what has no draft because the game does without.
    ...draft,
    ...said,
    site: { ...draft.site, ...said.site },
    console: { ...draft.console, ...said.console },
    player: { ...draft.player, ...said.player },
    quest: { ...draft.quest, ...said.quest },
    scripts: { ...draft.scripts, ...said.scripts },
    letters: { ...draft.letters, ...said.letters },
    manual: { ...draft.manual, ...said.manual },
  });
  const withOutcomes = { ...game, sideQuests: game.sideQuests.map((quest) => withOutcome(quest, game)) };
  const name = playerName(resume);
  const named: Game = JSON.parse(JSON.stringify(withOutcomes), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{name}', () => name) : value,
  );
  return named;
}

/** A quest that is one of the projects ends with what came of it. */
function withOutcome(quest: SideQuest, { projects = {} }: Game): SideQuest {
  const [, { outcome } = {}] = Object.entries(projects).find(([name]) => isTitleOf(quest.title, name)) ?? [];
  return outcome && !quest.story.includes(outcome) ? { ...quest, story: [...quest.story, outcome] } : quest;
}
