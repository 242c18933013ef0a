// Tells lists of sentences from lists of names. All lists at one key of a section's entries are of
// the same kind.
import { isRecord, listKeyOf } from '../values.ts';
import { textIn } from './normalizeTextFields.ts';

/** Matches texts of at least three words, or with a full stop or an exclamation mark at the end. */
const isSentence = (text: string) => /\S\s+\S+\s+\S|[.。！!]\s*$/u.test(text);

/** The texts of a list, or of groups of texts; `undefined` if it has anything else. */
function textsIn(value: unknown): readonly string[] | undefined {
  // `{ "daily": ["Ran tests."], "weekly": ["Led the demos."] }`
  const lists = isRecord(value) ? Object.values(value) : [];
  const list = lists.length > 0 && lists.every(Array.isArray) ? lists.flat() : value;
  if (!Array.isArray(list)) return undefined;
  const texts = list.flatMap(textsOfItem);
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

function textsOfItem(item: unknown): readonly (string | undefined)[] {
  const key = listKeyOf(item);
  const list = isRecord(item) && key !== undefined ? item[key] : undefined;
  return (Array.isArray(list) ? list : [item]).map((text) =>
    isRecord(text) && Object.keys(text).length > 1 ? undefined : textIn(text, ['content', 'text', 'description']),
  );
}

type TextsAtKey = { texts: ReadonlySet<string>; haveSentences: boolean };

/** The texts at each key of a list's entries. Each entry asks for the same ones. */
const textsByKey = new WeakMap<readonly unknown[], Map<string, TextsAtKey>>();

function textsAt(key: string, siblings: readonly unknown[]): TextsAtKey {
  const knownTexts = textsByKey.get(siblings) ?? new Map<string, TextsAtKey>();
  const known = knownTexts.get(key);
  if (known) return known;
  const texts = siblings.flatMap((entry) => textsIn(Object(entry)[key]) ?? []);
  const textsAtKey = { texts: new Set(texts), haveSentences: haveSentences(texts) };
  textsByKey.set(siblings, knownTexts.set(key, textsAtKey));
  return textsAtKey;
}

/** Whether at least a quarter of the texts are sentences. */
const haveSentences = (texts: readonly string[]) => 4 * texts.filter(isSentence).length >= texts.length;

/** Whether a list may have sentences: as the lists at `key` in the entry's siblings do, if it is one of them. */
function mayBeSentences(texts: readonly string[], siblings: readonly unknown[], key: string): boolean {
  const atKey = textsAt(key, siblings);
  return texts.every((text) => atKey.texts.has(text)) ? atKey.haveSentences : haveSentences(texts);
}

/** Whether all texts of a list are sentences, or many in its entry and the entry's siblings. */
export function areSentences(list: unknown, siblings: readonly unknown[] = [], key = ''): boolean {
  const texts = textsIn(list);
  return !!texts?.length && (texts.every(isSentence) || mayBeSentences(texts, siblings, key));
}

/** Whether a list has names. A single text may be long: the siblings decide. */
export function areNames(list: unknown, siblings: readonly unknown[], key: string): boolean {
  const texts = textsIn(list);
  const isSentences = texts?.length === 1 ? mayBeSentences(texts, siblings, key) : areSentences(list, siblings, key);
  return texts !== undefined && !isSentences;
}

/** YAML splits `[Python (NumPy, Pandas), R]` at the comma in the parentheses. This function joins the two parts. */
export function withWholeBrackets(items: readonly unknown[]): readonly unknown[] {
  const open = items.findIndex((item) => typeof item === 'string' && /\([^)]*$/.test(item));
  const end = items.findIndex((item, index) => index > open && typeof item === 'string' && /^[^(]*\)/.test(item));
  if (open < 0 || end < 0 || !items.slice(open, end).every((item) => typeof item === 'string')) return items;
  const joined = items.slice(open, end + 1).join(', ');
  return [...items.slice(0, open), joined, ...withWholeBrackets(items.slice(end + 1))];
}
