// The tools of a job are one of its highlights: "Tech stack: Git, Node."
import type { JsonObject } from '../../values.ts';
import { normalizeKey } from '../fieldAliases.ts';
import { groupName } from '../listItems.ts';

const toolsKey = /^(?:tech|stack|techstack|technolog(?:y|ies)|technologiesused|tools)$/;

/** Turns a list of tools into a list of one sentence. */
export function joinTools(job: JsonObject): JsonObject {
  const entries = Object.entries(job).map(([key, list]): [string, unknown] => {
    const names = Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
    const isTools = toolsKey.test(normalizeKey(key)) && names.length > 0 && names.length === [list].flat().length;
    return isTools ? [key, [`${groupName(key)}: ${names.join(', ')}.`]] : [key, list];
  });
  return Object.fromEntries(entries);
}
