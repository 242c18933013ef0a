import { gameFileSchema } from '../gameSchema.ts';
import { type FileExists, gameAddressProblems } from './addressProblems.ts';
import { gameJsonSchema } from './gameJsonSchema.ts';
import type { Problem } from './Problem.ts';
import { placeholderProblems } from './placeholderProblems.ts';
import { printProblems } from './printProblems.ts';
import { schemaProblems } from './schemaProblems.ts';
import { scriptProblems } from './scriptProblems.ts';
import { unknownKeys } from './unknownKeys.ts';

/**
 * What is wrong with a game.
 *
 * @param name the owner's, when it could be read: scripts count its letters
 */
export function gameProblems(document: unknown, fileExists: FileExists, name: string | undefined): Problem[] {
  return [
    ...unknownKeys(document, gameJsonSchema, 'refused'),
    ...schemaProblems(gameFileSchema, document),
    ...gameAddressProblems(document, fileExists),
    ...placeholderProblems(document),
    ...scriptProblems(document, name),
    ...printProblems(document, name),
  ];
}
