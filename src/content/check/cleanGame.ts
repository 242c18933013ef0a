import type { Game } from '../Game.ts';
import { gameSchema } from '../gameSchema.ts';

/** A faultless document, with the owner's name put into all its texts. */
export function cleanGame(document: unknown, name: string): Game {
  const { $schema: _, ...game } = gameSchema.parse(document);
  const named: Game = JSON.parse(JSON.stringify(game), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{name}', () => name) : value,
  );
  return named;
}
