// What zod finds, said in plain words.
import type { z } from 'zod';
import { error, type Path, type Problem } from './Problem.ts';
import { shown } from './shown.ts';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: ReadonlyMap<string, string> = new Map([
  ['string', 'a text in double quotes'],
  ['int', 'a whole number'],
  ['number', 'a number'],
  ['array', 'a list in [ ]'],
  ['object', 'an object in { }'],
]);

/** Checks a document against a zod schema. Unknown keys are left to `unknownKeys`. */
export function schemaProblems(schema: z.ZodType, document: unknown): Problem[] {
  const { error: found } = schema.safeParse(document, { error: inPlainWords });
  return (found?.issues ?? [])
    .filter(({ code }) => code !== 'unrecognized_keys')
    .map(({ path, message }) => error(plainPath(path), message));
}

function plainPath(path: readonly PropertyKey[]): Path {
  return path.map((step) => (typeof step === 'symbol' ? String(step) : step));
}

function inPlainWords(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = kinds.get(issue.expected) ?? issue.expected;
      return issue.input === undefined
        ? `This is missing. Write ${kind}.`
        : `${shown(issue.input)} is not ${kind}. Write ${kind}.`;
    }
    case 'too_small':
      if (issue.origin === 'string') return 'This text is empty. Write something.';
      return `${shown(issue.input)} is less than ${issue.minimum}. Write ${issue.minimum} or more.`;
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value': {
      const values = issue.values.map((value) => shown(value));
      return `${shown(issue.input)} is not one of the choices. Write ${listed(values)}.`;
    }
    default:
      return `${shown(issue.input)} is not what belongs here. Write it as in the example that came with the project.`;
  }
}

function tooBig({ origin, maximum, input }: Extract<RawIssue, { code: 'too_big' }>): string {
  if (typeof input === 'string') {
    return `This text has ${input.trim().length} characters, and ${maximum} fit. Shorten it.`;
  }
  if (origin === 'array' && Array.isArray(input)) {
    return `There are ${input.length} of these, and ${maximum} fit. Take out ${input.length - Number(maximum)}.`;
  }
  return `${shown(input)} is more than ${maximum}. Write ${maximum} or less.`;
}

function listed(values: readonly string[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}
