import type { Game, SideQuest } from '../../../src/resume/Game.ts';
import type { DraftLocale } from '../../../src/resume/messages/draftMessages.ts';
import { playerName } from '../../../src/resume/owner/playerName.ts';
import type { Resume } from '../../../src/resume/Resume.ts';
import { isTitleOf } from '../../../src/resume/works.ts';
import { draftGame } from '../draft/draftGame.ts';
import { gameFileSchema, gameSchema } from '../schema/gameSchema.ts';

/** The sources of a draft: the résumé, the present as `YYYY-MM-DD`, and the language. */
type GameSources = { resume: Resume; asOf: string; locale?: DraftLocale };

/** Drafts a game.json's missing parts, and fills in the owner's name everywhere. */
export function completeGame(document: unknown, { resume, asOf, locale }: GameSources): Game {
  const { $schema: _, ...writtenGame } = gameFileSchema.parse(document);
  const draft = draftGame(resume, asOf, locale);
  const game = gameSchema.parse({
    // Lists and optional parts come as a whole; the others are merged.
    ...draft,
    ...writtenGame,
    site: { ...draft.site, ...writtenGame.site },
    console: { ...draft.console, ...writtenGame.console },
    player: { ...draft.player, ...writtenGame.player },
    quest: { ...draft.quest, ...writtenGame.quest },
    scripts: { ...draft.scripts, ...writtenGame.scripts },
    letters: { ...draft.letters, ...writtenGame.letters },
    manual: { ...draft.manual, ...writtenGame.manual },
  });
  const withOutcomes = { ...game, sideQuests: game.sideQuests.map((quest) => withOutcome(quest, game)) };
  const name = playerName(resume);
  const namedGame: Game = JSON.parse(JSON.stringify(withOutcomes), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{name}', () => name) : value,
  );
  return namedGame;
}

/** Adds a project's outcome to its side quest. */
function withOutcome(quest: SideQuest, { projects = {} }: Game): SideQuest {
  const [, { outcome } = {}] = Object.entries(projects).find(([name]) => isTitleOf(quest.title, name)) ?? [];
  return outcome && !quest.story.includes(outcome) ? { ...quest, story: [...quest.story, outcome] } : quest;
}
