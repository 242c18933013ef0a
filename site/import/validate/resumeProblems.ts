import { schema as officialSchema } from '@jsonresume/schema';
import { error, type Problem } from '../report/Problem.ts';
import { resumeSchema } from '../schema/resumeSchema.ts';
import { schemaProblems } from '../schema/schemaProblems.ts';
import { type FileExists, resumeAddressProblems } from './addressProblems.ts';
import { dateProblems } from './dateProblems.ts';
import { isRecord } from './everyValue.ts';
import { unknownKeys } from './unknownKeys.ts';

/** Checks a normalized résumé. If two rules report one path, the simpler one comes first. */
export function resumeProblems(document: unknown, fileExists: FileExists): Problem[] {
  return [
    ...unknownKeys(document, officialSchema, 'allowed'),
    ...nameProblems(document),
    ...[...dateProblems(document), ...resumeAddressProblems(document, fileExists)].filter(inKnownSection),
    ...schemaProblems(resumeSchema, document),
  ];
}

/** Exports have sections of their own, in which `date` may mean anything. */
function inKnownSection({ path }: Problem): boolean {
  const [section] = path;
  return typeof section === 'string' && Object.hasOwn(resumeSchema.shape, section);
}

function nameProblems(document: unknown): Problem[] {
  if (!isRecord(document)) return [];
  const { basics } = document;
  if (isRecord(basics) && basics.name !== undefined) return [];
  const message = 'Missing name, the only required field of a résumé. Add "basics": { "name": "Your Name" }.';
  // If `basics` is missing too, that is the same mistake.
  return [{ ...error(['basics', 'name'], message), intendedPath: ['basics'] }];
}
