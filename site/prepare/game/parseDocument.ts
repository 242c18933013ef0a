// Parses documents with zod, and turns its issues into messages for owners.
import type { z } from 'zod';
import { error, type Finding, overLimit, type Path, quoteValue } from '../../import/rules.ts';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const typeNames: ReadonlyMap<string, string> = new Map([
  ['string', 'text in double quotes'],
  ['int', 'a whole number'],
  ['number', 'a number'],
  ['array', 'a list in [ ]'],
  ['object', 'an object in { }'],
]);

/** British English, because its lists have no comma before "or". The comma would look like a part of the value. */
const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export function parseDocument<Value>(
  schema: z.ZodType<Value>,
  document: unknown,
): { value: Value | undefined; findings: Finding[] } {
  const { data: value, error: zodError } = schema.safeParse(document, { error: issueMessage });
  const findings = (zodError?.issues ?? [])
    .filter(({ code }) => code !== 'unrecognized_keys')
    .map(({ path, message }) => error(toPath(path), message));
  return { value, findings };
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
      return `Expected ${choices.format(values)}, found ${quoteValue(issue.input)}.`;
    }
    default:
      return `Invalid value ${quoteValue(issue.input)}. Compare it with site/prepare/placeholder/game.json.`;
  }
}

function tooBigMessage({ origin, maximum, input }: Extract<RawIssue, { code: 'too_big' }>): string {
  if (typeof input === 'string') {
    return `${overLimit('The text', `${input.trim().length} characters`, maximum)} Shorten it.`;
  }
  if (origin === 'array' && Array.isArray(input)) {
    return `${overLimit('The list', `${input.length} entries`, maximum)} Remove ${input.length - Number(maximum)}.`;
  }
  return `${quoteValue(input)} is too large. Expected ${maximum} or less.`;
}
