// Rules for tools: those of a job become one highlight, and programming languages become skills.
import type { JsonObject } from '../../values.ts';
import { filePathOf, type NormalizationContext, recordMove } from '../context.ts';
import { normalizeKey } from '../fieldAliases.ts';
import { groupName } from '../groupName.ts';
import { isSpokenLanguage } from '../spokenLanguage.ts';

const toolsKey =
  /^(?:tech|stack|techstack|technolog(?:y|ies)|technologiesused|tools|software|equipment|clients|customers|brands|partners)$/;

/** Turns a list of tools or clients into a list of one sentence: "Tools: Saws, Glue." */
export function joinTools(job: JsonObject): JsonObject {
  const entries = Object.entries(job).map(([key, list]): [string, unknown] => {
    const names = Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
    const isTools = toolsKey.test(normalizeKey(key)) && names.length > 0 && names.length === [list].flat().length;
    return isTools ? [key, [`${groupName(key)}: ${names.join(', ')}.`]] : [key, list];
  });
  return Object.fromEntries(entries);
}

const programming =
  /^(?:python|java(?:script)?|typescript|c|c\+\+|c#|go|rust|php|ruby|sql|html|bash|r|kotlin|swift|scala|perl)$/i;

/** Moves a list of programming languages out of the spoken ones: `"languages": ["Python", "SQL"]`. */
export function separateProgramming(document: JsonObject, context: NormalizationContext): JsonObject {
  const { languages, ...others } = document;
  const names = Array.isArray(languages) ? languages : [];
  const isProgramming = names.some((name) => programming.test(String(name))) && !names.some(isSpokenLanguage);
  if (!isProgramming || others.programmingLanguages !== undefined) return document;
  recordMove(filePathOf(context, 'languages'), context, 'programmingLanguages');
  return { ...others, programmingLanguages: languages };
}
