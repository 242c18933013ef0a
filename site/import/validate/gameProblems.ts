import { error, type Problem } from '../report/Problem.ts';
import { gameJsonSchema } from '../schema/gameJsonSchema.ts';
import { gameFileSchema } from '../schema/gameSchema.ts';
import { schemaProblems } from '../schema/schemaProblems.ts';
import { type FileExists, gameAddressProblems } from './addressProblems.ts';
import { placeholderProblems } from './placeholderProblems.ts';
import { printProblems } from './printProblems.ts';
import { scriptProblems } from './scriptProblems.ts';
import { unknownKeys } from './unknownKeys.ts';

/** The maximum of all filled-in names, in characters: more would exhaust memory. */
const maxNameCharacters = 500_000;

function insertedNameLength(document: unknown, name = ''): number {
  return ((JSON.stringify(document) ?? '').split('{name}').length - 1) * name.length;
}

/** @param name the owner's name, if known: scripts count its characters */
export function gameProblems(document: unknown, fileExists: FileExists, name: string | undefined): Problem[] {
  const characterCount = insertedNameLength(document, name);
  if (characterCount > maxNameCharacters) {
    const message =
      `{name} is used too often: filled in, your name takes ${characterCount} characters, and the limit is ` +
      `${maxNameCharacters}. Use {name} less often.`;
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
