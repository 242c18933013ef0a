import { schema as officialSchema } from '@jsonresume/schema';
import { resumeSchema } from '../resumeSchema.ts';
import { type FileExists, resumeAddressProblems } from './addressProblems.ts';
import { dateProblems } from './dateProblems.ts';
import { isRecord } from './everyValue.ts';
import { error, type Problem } from './Problem.ts';
import { schemaProblems } from './schemaProblems.ts';
import { unknownKeys } from './unknownKeys.ts';

/** What is wrong with a résumé that is mended already. Where two rules speak of one place, the plainer one comes first. */
export function resumeProblems(document: unknown, fileExists: FileExists): Problem[] {
  return [
    ...unknownKeys(document, officialSchema, 'allowed'),
    ...nameProblems(document),
    ...[...dateProblems(document), ...resumeAddressProblems(document, fileExists)].filter(inKnownSection),
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
  const { basics } = document;
  if (isRecord(basics) && basics.name !== undefined) return [];
  const message =
    'The name is missing, the one thing that a résumé must have. Write "basics": { "name": "Your Name" }.';
  // Where the object around it is missing, that is the same mistake.
  return [{ ...error(['basics', 'name'], message), intendedPath: ['basics'] }];
}
