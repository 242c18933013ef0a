// What zod finds, said in plain words.
import type { z } from 'zod';
import { error, type Path, type Problem } from './Problem.ts';
import { quoteValue } from './quoteValue.ts';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const typeNames: ReadonlyMap<string, string> = new Map([
  ['string', 'a text in double quotes'],
  ['int', 'a whole number'],
  ['number', 'a number'],
  ['array', 'a list in [ ]'],
  ['object', 'an object in { }'],
]);

/** Checks a document against a zod schema. Unknown keys are left to `unknownKeys`. */
export function schemaProblems(schema: z.ZodType, document: unknown): Problem[] {
  const { error: zodError } = schema.safeParse(document, { error: issueMessage });
  return (zodError?.issues ?? [])
    .filter(({ code }) => code !== 'unrecognized_keys')
    .map(({ path, message }) => error(toPath(path), message));
}

function toPath(path: readonly PropertyKey[]): Path {
  return path.map((step) => (typeof step === 'symbol' ? String(step) : step));
}

function issueMessage(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const typeName = typeNames.get(issue.expected) ?? issue.expected;
      return issue.input === undefined
        ? `This is missing. Write ${typeName}.`
        : `${quoteValue(issue.input)} is not ${typeName}. Write ${typeName}.`;
    }
    case 'too_small':
      if (issue.origin === 'string') return 'This text is empty. Write something.';
      return `${quoteValue(issue.input)} is less than ${issue.minimum}. Write ${issue.minimum} or more.`;
    case 'too_big':
      return tooBigMessage(issue);
    case 'invalid_value': {
      const values = issue.values.map((value) => quoteValue(value));
      return `${quoteValue(issue.input)} is not one of the choices. Write ${joinChoices(values)}.`;
    }
    default:
      return `${quoteValue(issue.input)} is not what belongs here. Write it as in the example that came with the project.`;
  }
}

function tooBigMessage({ origin, maximum, input }: Extract<RawIssue, { code: 'too_big' }>): string {
  if (typeof input === 'string') {
    return `This text has ${input.trim().length} characters, and ${maximum} fit. Shorten it.`;
  }
  if (origin === 'array' && Array.isArray(input)) {
    return `There are ${input.length} of these, and ${maximum} fit. Take out ${input.length - Number(maximum)}.`;
  }
  return `${quoteValue(input)} is more than ${maximum}. Write ${maximum} or less.`;
}

function joinChoices(values: readonly string[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}
