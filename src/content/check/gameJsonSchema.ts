import { z } from 'zod';
import { gameFileSchema } from '../gameSchema.ts';

/** game.json's shape as a JSON Schema, for editors. */
export const gameJsonSchema = z.toJSONSchema(gameFileSchema, { io: 'input', target: 'draft-7' });
