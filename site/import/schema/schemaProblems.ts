// Turns zod's issues into messages for owners.
import type { z } from 'zod';
import { error, type Path, type Problem } from '../report/Problem.ts';
import { quoteValue } from '../report/quoteValue.ts';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const typeNames: ReadonlyMap<string, string> = new Map([
  ['string', 'text in double quotes'],
  ['int', 'a whole number'],
  ['number', 'a number'],
  ['array', 'a list in [ ]'],
  ['object', 'an object in { }'],
]);

/** Checks a document against a zod schema. `unknownKeys` reports unknown keys. */
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
        ? `Missing value. Expected ${typeName}.`
        : `Expected ${typeName}, found ${quoteValue(issue.input)}.`;
    }
    case 'too_small':
      if (issue.origin === 'string') return 'Empty text. Write something.';
      return `${quoteValue(issue.input)} is too small. Expected ${issue.minimum} or more.`;
    case 'too_big':
      return tooBigMessage(issue);
    case 'invalid_value': {
      const values = issue.values.map((value) => quoteValue(value));
      return `Expected ${joinChoices(values)}, found ${quoteValue(issue.input)}.`;
    }
    default:
      return `Invalid value ${quoteValue(issue.input)}. Compare it with the example that came with the project.`;
  }
}

function tooBigMessage({ origin, maximum, input }: Extract<RawIssue, { code: 'too_big' }>): string {
  if (typeof input === 'string') {
    return `Too long: ${input.trim().length} characters, and the limit is ${maximum}. Shorten it.`;
  }
  if (origin === 'array' && Array.isArray(input)) {
    return `Too many entries: ${input.length}, and the limit is ${maximum}. Remove ${input.length - Number(maximum)}.`;
  }
  return `${quoteValue(input)} is too large. Expected ${maximum} or less.`;
}

function joinChoices(values: readonly string[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}
