import { z } from 'zod';
import { gameFileSchema } from './gameSchema.ts';

export const gameJsonSchema = z.toJSONSchema(gameFileSchema, { io: 'input', target: 'draft-7' });
