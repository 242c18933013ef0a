// A document that has everything a schema names, with words that nothing else says.
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A filled document. By the path of each key (`work[].name`): what of a text is to be seen; and the keys that are no text. */
export type FilledSchema = { document: unknown; words: ReadonlyMap<string, string>; settings: readonly string[] };

/**
 * Fills a schema: each text has a word of its own, each date a year; of choices the first is taken.
 *
 * @param mark what the words begin with
 */
export function filledSchema(schema: z.ZodType, mark: string): FilledSchema {
  const words = new Map<string, string>();
  const settings: string[] = [];
  const leaf = (rule: JsonSchema, path: string): unknown => {
    const [setting] = rule.enum ?? [];
    const value = setting ?? (rule.type === 'boolean' ? true : rule.minimum);
    if (value !== undefined) {
      settings.push(path);
      return value;
    }
    const text = textFor(path, `${mark}${String(words.size + 1).padStart(3, '0')}`);
    words.set(path, text.word);
    return text.value;
  };
  const fill = (rule: JsonSchema, path: string): unknown => {
    const variants = (rule.anyOf ?? []).map(asSchema);
    // In a list there is room for an item of each kind.
    if (variants.length > 0 && path.endsWith('[]')) return variants.map((one) => fill(one, path));
    if (variants[0]) return fill(variants[0], path);
    if (rule.properties) {
      const properties = Object.entries(rule.properties);
      return Object.fromEntries(
        properties.map(([key, one]) => [key, fill(asSchema(one), path ? `${path}.${key}` : key)]),
      );
    }
    // What stands below names of the owner's own is proved where it is read.
    if (typeof rule.additionalProperties === 'object') return undefined;
    return rule.items === undefined ? leaf(rule, path) : [fill(asSchema(rule.items), `${path}[]`)].flat();
  };
  return { document: fill(z.toJSONSchema(schema), ''), words, settings };
}

/** A text as its key has it, and what of it is said nowhere else. */
function textFor(path: string, word: string): { value: string; word: string } {
  const key = path.split('.').at(-1) ?? '';
  const number = word.slice(-3);
  if (path.startsWith('character.')) return { value: `#abc${number}`, word: `#abc${number}` };
  if (/date$/i.test(key)) return { value: `1${number}-05-06`, word: `1${number}` };
  if (key === 'url' || key === 'address') return { value: `https://${word}x.example/`, word };
  if (key === 'language' && path.startsWith('site.')) return { value: 'en', word: 'en' };
  if (key === 'translations[]') return { value: 'de', word: 'de' };
  if (key === 'image') return { value: `${word}x.png`, word };
  // The last letter may be taken back by a script.
  return { value: key === 'email' ? `me@${word}x.example` : `${word}x`, word };
}

function asSchema(value: JsonSchema[string]): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
