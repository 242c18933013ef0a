import type { Game, SideQuest } from '../../../src/resume/Game.ts';
import { isTitleOf } from '../../../src/resume/works.ts';
import type { GameFile } from '../schema/gameSchema.ts';
import type { DraftGame } from './draftGame.ts';

/** Fills a game.json's missing parts with their drafts, and the owner's name in everywhere. */
export function completeGame({ $schema: _, ...writtenGame }: GameFile, draft: DraftGame, name: string): Game {
  const game: Game = JSON.parse(
    JSON.stringify({
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
    }),
    (_key, value: unknown) => (typeof value === 'string' ? value.replaceAll('{name}', () => name) : value),
  );
  return { ...game, sideQuests: game.sideQuests.map((quest) => withOutcome(quest, game)) };
}

/** Adds a project's outcome to its side quest. */
function withOutcome(quest: SideQuest, { projects = {} }: Game): SideQuest {
  const [, { outcome } = {}] = Object.entries(projects).find(([name]) => isTitleOf(quest.title, name)) ?? [];
  return outcome && !quest.story.includes(outcome) ? { ...quest, story: [...quest.story, outcome] } : quest;
}
