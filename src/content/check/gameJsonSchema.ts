import { z } from 'zod';
import { gameSchema } from '../gameSchema.ts';

/** game.json's shape as a JSON Schema, for editors. */
export const gameJsonSchema = z.toJSONSchema(gameSchema, { io: 'input', target: 'draft-7' });
