// A résumé with something in every field of the official schema, and in fields that it does not know; each says a word
// that nothing else says.
import { schema } from '@jsonresume/schema';

/** By where a field is, list items without their number (`work.highlights`): how its word may be written. */
type Fields = ReadonlyMap<string, readonly string[]>;

type Rule = { readonly [key: string]: unknown };

/** The document, and which field has which word, in small letters. */
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
  if (!isRule(rule)) throw new Error(`The schema says nothing of ${path}.`);
  if (isRule(rule.properties)) {
    const knownFields = Object.entries(rule.properties).map(([key, one]) => [
      key,
      valueFor(one, below(path, key), write),
    ]);
    const unknown = ['x-private', 'remark'].map((key) => [key, write({}, below(path, key))]);
    return Object.fromEntries([...knownFields, ...unknown]);
  }
  return rule.items === undefined ? write(rule, path) : [valueFor(rule.items, path, write)];
}

/** A text that a field takes, and what of it nothing else says. */
function wordOf({ format, $ref }: Rule, path: string, number: number): { text: string; words: readonly string[] } {
  const word = `Zq${String(number).padStart(3, '0')}x`;
  const host = `${word.toLowerCase()}.example`;
  // Years that go up, so that every end comes after its start.
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
