// Recognizes table columns by their names: names of fields, and names that only table headers have.
import { anyOf, listOf, normalizeKey, words } from './words.ts';

const lists = new Map(
  Object.entries(words.columns).map(([column, names]) => [column, listOf(names).map(normalizeKey)]),
);

/** Whether a text is the name of a column: `isColumn('Gültig bis', 'end of validity')`. */
export const isColumn = (text: string, column: keyof typeof words.columns): boolean =>
  lists.get(column)?.includes(normalizeKey(text)) ?? false;

const { concepts, fields, shared, period } = words.keys;

const names: ReadonlySet<string> = new Set([
  ...[...lists.values()].flat(),
  ...[...Object.values(fields), shared, concepts].flatMap((list) =>
    Object.entries(list).flatMap(([field, others]) => [field, ...listOf(others)].map(normalizeKey)),
  ),
]);
const periods = new RegExp(`^${anyOf(period)}$`);

/** "Value (A$)" is the column "Value". */
function isName(text: string): boolean {
  const key = normalizeKey(text.replace(/\s*\([^()]*\)$/, ''));
  return names.has(key) || periods.test(key);
}

/** Whether a row is a table's header. A row of three or more may have one other text, and a bold row several. */
export function areColumnNames(texts: readonly string[], isBold = false): boolean {
  const nonEmpty = texts.filter(Boolean);
  const count = nonEmpty.filter(isName).length;
  if (isBold) return count > 0;
  return count > 1 && count >= nonEmpty.length - (nonEmpty.length > 2 ? 1 : 0);
}
