import { gameFileSchema } from '../gameSchema.ts';
import { type FileExists, gameAddressProblems } from './addressProblems.ts';
import { gameJsonSchema } from './gameJsonSchema.ts';
import { error, type Problem } from './Problem.ts';
import { placeholderProblems } from './placeholderProblems.ts';
import { printProblems } from './printProblems.ts';
import { schemaProblems } from './schemaProblems.ts';
import { scriptProblems } from './scriptProblems.ts';
import { unknownKeys } from './unknownKeys.ts';

/** What the names that are put into the texts may have in all, in letters: beyond it a long name fills the memory. */
const maxNameCharacters = 500_000;

function insertedNameLength(document: unknown, name = ''): number {
  return ((JSON.stringify(document) ?? '').split('{name}').length - 1) * name.length;
}

/**
 * What is wrong with a game.
 *
 * @param name the owner's, when it could be read: scripts count its letters
 */
export function gameProblems(document: unknown, fileExists: FileExists, name: string | undefined): Problem[] {
  const characterCount = insertedNameLength(document, name);
  if (characterCount > maxNameCharacters) {
    const message = `The name stands for {name} so often that it has ${characterCount} letters in all, and ${maxNameCharacters} are the most. Write {name} less often.`;
    return [error([], message)];
  }
  return [
    ...unknownKeys(document, gameJsonSchema, 'refused'),
    ...schemaProblems(gameFileSchema, document),
    ...gameAddressProblems(document, fileExists),
    ...placeholderProblems(document),
    ...scriptProblems(document, name),
    ...printProblems(document, name),
  ];
}
