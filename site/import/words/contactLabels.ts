// Recognizes the labels of contacts and of the name, even of several words, in many languages.
import { listOf, namesIn, normalizeKey, words } from './words.ts';

const fieldByKey = new Map(
  Object.entries(words.keys.fields.basics).flatMap(([field, keys]) =>
    [field, ...namesIn(keys)].map((key) => [key, field]),
  ),
);

/** The words of each field. If a label has words of several fields, the first field is meant: "E-mail address". */
const fieldWords = Object.entries(words.documents['words in labels of contacts']).map(([field, list]) => ({
  field,
  own: new Set(listOf(list).map(normalizeKey)),
}));
const knownWords = new Set(fieldWords.flatMap(({ own }) => [...own]));

/**
 * The field of `basics` that a label names: `name` for "Nombre y apellido", `phone` for "MOBIL", `location` for
 * "Current address"; `undefined` if a word is unknown, as in "Father's name".
 */
export function contactField(label: string): string | undefined {
  const labelWords = label
    .replace(/\be[ -]?(?=mail)/i, '')
    .split(/[^\p{L}]+/u)
    .map(normalizeKey)
    .filter(Boolean);
  const isKnown = labelWords.length > 0 && labelWords.every((word) => knownWords.has(word));
  const [field] = fieldWords.filter(({ own }) => isKnown && labelWords.some((word) => own.has(word)));
  return (field && field.field !== 'any' ? field.field : undefined) ?? fieldByKey.get(normalizeKey(label));
}
