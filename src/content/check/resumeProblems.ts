import { schema as officialSchema } from '@jsonresume/schema';
import { resumeSchema } from '../resumeSchema.ts';
import { type FileExists, resumeAddressProblems } from './addressProblems.ts';
import { dateProblems } from './dateProblems.ts';
import { isRecord } from './everyValue.ts';
import { formerKeyProblems } from './formerKeys.ts';
import { officialProblems } from './officialProblems.ts';
import { error, type Problem } from './Problem.ts';
import { schemaProblems } from './schemaProblems.ts';
import { unknownKeys } from './unknownKeys.ts';

/** What is wrong with a résumé. Where two rules speak of one place, the plainer one comes first. */
export function resumeProblems(document: unknown, fileExists: FileExists): Problem[] {
  return [
    // Before the unknown ones, of which they are some.
    ...formerKeyProblems(document),
    ...unknownKeys(document, officialSchema, 'allowed'),
    ...nameProblems(document),
    ...[...dateProblems(document), ...resumeAddressProblems(document, fileExists)].filter(inKnownSection),
    ...officialProblems(document),
    ...schemaProblems(resumeSchema, document),
  ];
}

/** Exports carry sections of their own, in which `date` may mean anything. */
function inKnownSection({ path }: Problem): boolean {
  const [section] = path;
  return typeof section === 'string' && Object.hasOwn(resumeSchema.shape, section);
}

function nameProblems(document: unknown): Problem[] {
  if (!isRecord(document)) return [];
  const message =
    'The name is missing, the one thing that a résumé must have. Write "basics": { "name": "Your Name" }.';
  if (!isRecord(document.basics)) return document.basics === undefined ? [error(['basics'], message)] : [];
  const { name } = document.basics;
  return name === undefined || (typeof name === 'string' && name.trim() === '')
    ? [error(['basics', 'name'], message)]
    : [];
}
