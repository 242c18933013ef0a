// A résumé with a unique word in every field of the official schema, and in unknown fields.
import { schema } from '@jsonresume/schema';

/** Possible spellings of each field's word, by its path without indexes (`work.highlights`). */
type Fields = ReadonlyMap<string, readonly string[]>;

type Rule = { readonly [key: string]: unknown };

/** Creates the résumé, and maps each field to its word in lower case. */
export function everyField(): { resume: object; fields: Fields } {
  const fields = new Map<string, readonly string[]>();
  const resume = valueFor(schema, '', (rule, path) => {
    const { text, words } = wordOf(rule, path, fields.size + 1);
    fields.set(path, words);
    return text;
  });
  if (!isRule(resume)) throw new Error('The schema describes an object.');
  return { resume, fields };
}

type Writer = (rule: Rule, path: string) => string;

function valueFor(rule: unknown, path: string, write: Writer): unknown {
  if (!isRule(rule)) throw new Error(`The schema does not describe ${path}.`);
  if (isRule(rule.properties)) {
    const knownFields = Object.entries(rule.properties).map(([key, one]) => [
      key,
      valueFor(one, below(path, key), write),
    ]);
    const unknownFields = ['x-private', 'remark'].map((key) => [key, write({}, below(path, key))]);
    return Object.fromEntries([...knownFields, ...unknownFields]);
  }
  return rule.items === undefined ? write(rule, path) : [valueFor(rule.items, path, write)];
}

/** A valid text for a field, and the unique words in it. */
function wordOf({ format, $ref }: Rule, path: string, number: number): { text: string; words: readonly string[] } {
  const word = `Zq${String(number).padStart(3, '0')}x`;
  const host = `${word.toLowerCase()}.example`;
  // Years increase, so that every end comes after its start.
  if ($ref !== undefined) {
    const year = 1900 + number;
    return { text: `${year}-05-06`, words: [`${year}-05-06`, `may ${year}`, `may${year}`] };
  }
  if (format === 'uri' || path === 'basics.image') return { text: `https://${host}/`, words: [host] };
  return format === 'email' ? { text: `me@${host}`, words: [host] } : { text: word, words: [word.toLowerCase()] };
}

function below(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}

function isRule(rule: unknown): rule is Rule {
  return typeof rule === 'object' && rule !== null && !Array.isArray(rule);
}
