// Sections whose entries are not understood: more of their texts lack a field than have one, they have no names, or
// their key does not say what they are. They are kept as text.
import { everyText, isEmpty, type JsonObject, recordsIn } from '../values.ts';
import { anyOf, words } from '../words/words.ts';
import type { NormalizationContext } from './context.ts';
import { namingFields, normalizeKey } from './fieldAliases.ts';
import { wordsOfKey } from './guessedLists.ts';
import type { Fields } from './resumeShape.ts';
import { isContent } from './textSection.ts';

/** In these sections, each field is a claim. A degree or a job with a text more is still one. */
const sections = /^(?:projects|publications|volunteer|awards|certificates)$/;

const vagueKeys: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(words.keys['vague sections']).map(([section, names]) => [section, new RegExp(anyOf(names))]),
);

/** Whether a key says less than its section: activities may be contests, and a training may end without a certificate. */
export function isVagueKey(key: string, value: unknown, section: string): boolean {
  const name = wordsOfKey(key).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  // Certificates with fields of their own also have the name of their group.
  const hasKind = section === 'certificates' && recordsIn(value).some((entry) => Object.keys(entry).length > 1);
  return !hasKind && (vagueKeys.get(section)?.test(name) ?? false);
}

/** Whether a section is better shown as text. @param fields those of its entries */
export function isUnclear(section: string, items: () => readonly unknown[], fields: Fields): boolean {
  if (!sections.test(section)) return false;
  const entries = recordsIn(items()).filter((entry) => !isEmpty(entry));
  if (entries.length === 0) return false;
  const names = namingFields[`${section}[]`] ?? [];
  const nameless = entries.filter((entry) => names.every((name) => isEmpty(entry[name])));
  const [known, unknown] = [true, false].map(
    (isField) => entries.flatMap((entry) => textsOf(entry, fields, isField)).length,
  );
  return nameless.length * 3 >= entries.length || (unknown ?? 0) >= Math.max(entries.length, (known ?? 0) * 0.75);
}

const textsOf = (entry: JsonObject, fields: Fields, isField: boolean) =>
  Object.entries(entry)
    .filter(([key]) => fields.has(key) === isField)
    .flatMap(([key, value]) => everyText(value).filter(({ text }) => isContent(text, normalizeKey(key))));

/** A context for a trial: it reports nothing, and records its paths nowhere else. */
export const trialContext = (context: NormalizationContext): NormalizationContext => ({
  ...context,
  filePaths: new Map(context.filePaths),
  reportChange: () => undefined,
  reportLoss: () => undefined,
  reportUnused: () => undefined,
});
