// A résumé with something in every field of the official schema, and in fields that it does not know; each says a word
// that nothing else says.
import { schema } from '@jsonresume/schema';

/** Where a word stands, list items without their number: `work.highlights`. */
type Fields = ReadonlyMap<string, string>;

type Rule = { readonly [key: string]: unknown };

/** The document, and which field has which word. */
export function everyField(): { resume: object; fields: Fields } {
  const fields = new Map<string, string>();
  const resume = valueFor(schema, '', (rule, path) => {
    const { text, word } = wordOf(rule, path, fields.size + 1);
    fields.set(path, word);
    return text;
  });
  if (!isRule(resume)) throw new Error('The schema describes an object.');
  return { resume, fields };
}

type Writer = (rule: Rule, path: string) => string;

function valueFor(rule: unknown, path: string, write: Writer): unknown {
  if (!isRule(rule)) throw new Error(`The schema says nothing of ${path}.`);
  if (isRule(rule.properties)) {
    const known = Object.entries(rule.properties).map(([key, one]) => [key, valueFor(one, below(path, key), write)]);
    const unknown = ['x-private', 'remark'].map((key) => [key, write({}, below(path, key))]);
    return Object.fromEntries([...known, ...unknown]);
  }
  return rule.items === undefined ? write(rule, path) : [valueFor(rule.items, path, write)];
}

/** A text that a field takes, and what of it nothing else says. */
function wordOf({ format, $ref }: Rule, path: string, number: number): { text: string; word: string } {
  const word = `Zq${String(number).padStart(3, '0')}x`;
  const host = `${word.toLowerCase()}.example`;
  // Years that go up, so that every end comes after its start.
  if ($ref !== undefined) return { text: `${1900 + number}-05-06`, word: String(1900 + number) };
  if (format === 'uri' || path === 'basics.image') return { text: `https://${host}/`, word: host };
  return format === 'email' ? { text: `me@${host}`, word: host } : { text: word, word };
}

function below(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}

function isRule(rule: unknown): rule is Rule {
  return typeof rule === 'object' && rule !== null && !Array.isArray(rule);
}
