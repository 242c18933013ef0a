// Separates the list at the end of an entry's text: in JSON Resume, its items are highlights.
import { pathPattern } from '../../report/Finding.ts';
import { bulletText } from '../../text/bulletText.ts';
import type { JsonObject } from '../../values.ts';
import { filePathOf, type NormalizationContext, recordMove } from '../context.ts';
import { fieldNames, keysOf, normalizeKey } from '../fieldAliases.ts';

/** Moves list items from the texts of an entry to its highlights: "A joinery.\n- Sold doors." */
export function splitLists(entry: JsonObject, context: NormalizationContext): JsonObject {
  const pattern = pathPattern(context.path);
  const namesOf = (field: string) => fieldNames(pattern, field);
  const [lists, texts] = [namesOf('highlights'), [...namesOf('summary'), ...namesOf('description')]];
  return Object.entries(entry).reduce((result, [key, text]) => {
    const isText = typeof text === 'string' && [...lists, ...texts].includes(normalizeKey(key));
    const { summary, highlights } = bulletText(isText ? text : '');
    if (highlights.length === 0) return result;
    const { [key]: _, ...others } = result;
    const [listKey = 'highlights'] = keysOf(others, pattern, 'highlights');
    const hasOtherText = keysOf(others, pattern, 'summary', 'description').length > 0;
    const [textKey = ''] = texts.includes(normalizeKey(key)) ? [key] : hasOtherText ? [] : texts;
    for (const newKey of [listKey, textKey])
      if (others[newKey] === undefined) recordMove(filePathOf(context, key), context, newKey);
    // If another key has the summary, the text above the list becomes the first item.
    const items = [textKey ? '' : summary, ...highlights, ...[others[listKey] ?? []].flat()];
    return { ...others, ...(textKey && { [textKey]: summary }), [listKey]: items.filter(Boolean) };
  }, entry);
}

/** Makes a description with links the first highlight, because pages show descriptions as plain text. */
export function moveLinkedText(entry: JsonObject): JsonObject {
  const { description, ...others } = entry;
  const isLinked = typeof description === 'string' && /\]\(<?https?:/.test(description) && !/\n\n/.test(description);
  return isLinked ? { ...others, highlights: [description, ...[entry.highlights ?? []].flat()] } : entry;
}
