import { draftGame } from '../draft/draftGame.ts';
import type { Game } from '../Game.ts';
import { gameFileSchema, gameSchema } from '../gameSchema.ts';
import { playerName } from '../playerName.ts';
import type { Resume } from '../Resume.ts';

/**
 * A faultless document, with what it leaves out drawn from the résumé, and with the owner's name put into all its texts.
 *
 * @param asOf the present, as `YYYY-MM-DD`
 */
export function cleanGame(document: unknown, resume: Resume, asOf: string): Game {
  const { $schema: _, ...said } = gameFileSchema.parse(document);
  const draft = draftGame(resume, asOf);
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
  const name = playerName(resume);
  const named: Game = JSON.parse(JSON.stringify(game), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{name}', () => name) : value,
  );
  return named;
}
