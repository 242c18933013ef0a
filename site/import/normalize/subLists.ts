// Highlights with sub-bullets, as Markdown lists: `{ "Backend": ["Go", "Rust"] }`.
import { itemMark } from '../text/bulletText.ts';
import { isEmpty, isRecord } from '../values.ts';
import { fieldNames, normalizeKey } from './fieldAliases.ts';
import { groupName } from './groupName.ts';
import { textIn, textKeys } from './normalizeTextFields.ts';

const keysOfLabels = /^(?:tags?|tech\w*|stack|tools|skills|keywords)$/i;

/** Whether the list of an item labels its text: `{ "text": "Built stairs.", "tags": ["oak"] }`. */
export const isLabeledText = (item: unknown, listKey: string): boolean =>
  keysOfLabels.test(listKey) && textIn(item, ['text', 'title', 'name', 'description', 'content']) !== undefined;

/** Appends items to a text as a Markdown list. */
export const withSubList = (text: string, items: readonly string[]): string =>
  [text, ...items.map((item) => `\n  - ${item.replace(itemMark, '')}`)].join('');

/** The text and sub-bullets of `{ "Backend": ["Go", "Rust"] }` and `{ "text": "Backend", "items": ["Go", "Rust"] }`. */
export function subListOf(item: unknown): string | undefined {
  const entries = Object.entries(isRecord(item) ? item : {}).filter(([, value]) => !isEmpty(value));
  const lists = entries.flatMap(([key, list]) => (areTexts(list) ? [{ key, list }] : []));
  const texts = entries.flatMap(([key, text]) => (typeof text === 'string' && textKeys.includes(key) ? [text] : []));
  const [{ key, list } = { key: '', list: [] }] = lists;
  if (lists.length !== 1 || lists.length + texts.length < entries.length || keysOfLabels.test(key)) return undefined;
  const [text = key, ...otherTexts] = texts;
  return otherTexts.length > 0 || isListWord(key) === (texts.length === 0) ? undefined : withSubList(text, list);
}

/** The groups of `{ "daily": ["Ran tests."], "weekly": ["Led the demos."] }`, each as one text. */
export function groupsOfTexts(entries: readonly (readonly [key: string, list: unknown])[]) {
  const groups = entries.flatMap(([key, list]) =>
    areTexts(list) && !isListWord(key) ? [{ key, item: withSubList(groupName(key), list) }] : [],
  );
  return groups.length === entries.length ? groups : undefined;
}

const areTexts = (list: unknown): list is readonly string[] =>
  Array.isArray(list) && list.length > 0 && list.every((text) => typeof text === 'string');

const namesOfLists: ReadonlySet<string> = new Set(
  ['highlights', 'keywords'].flatMap((field) => fieldNames('projects[]', field)),
);

/** Whether a key only says that it holds a list: `items`, `bullets`. */
const isListWord = (key: string) =>
  /items?$|list$|entries$|content|children|bullets?$|points?$|highlights?$/i.test(key) ||
  namesOfLists.has(normalizeKey(key));

/** Whether a group of skills has several groups: `{ "frontend": ["CSS"], "tests": ["Jest"] }`. */
export const areLists = (group: unknown): boolean =>
  isRecord(group) &&
  Object.keys(group).length > 1 &&
  Object.values(group).every((list) => Array.isArray(list) && list.every((text) => typeof text === 'string'));
