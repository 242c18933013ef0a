// Rules for tools: those of a job become one highlight, and programming languages become skills.
import type { JsonObject } from '../../values.ts';
import { filePathOf, type NormalizationContext, recordMove } from '../context.ts';
import { normalizeKey } from '../fieldAliases.ts';
import { groupName } from '../groupName.ts';
import { isSpokenLanguage } from '../spokenLanguage.ts';

const toolsKey = new RegExp(
  '^(?:tech|stack|techstack|technolog(?:y|ies)|technologiesused|technologien|tecnologias|tecnologie|tools|software|' +
    'equipment|clients|customers|brands|partners|skills|skillsused|keywords|tags|compet[ea]ncias?|competences|kenntnisse)$',
);

/** Keys that name their words too vaguely to stand before them. */
const vagueKey = /^(?:skills|skillsused|keywords|tags)$/;

/** Turns a job's names of tools or clients into a list of one sentence, below its duties: "Tools: Saws, Glue." */
export function joinTools(job: JsonObject): JsonObject {
  const tools = Object.entries(job).flatMap(([key, list]): [string, unknown][] => {
    const names = [list].flat().filter((name) => typeof name === 'string' && name.trim() !== '');
    if (!toolsKey.test(normalizeKey(key)) || names.length === 0 || names.length < [list].flat().length) return [];
    const text = names.join(', ').replace(/\.$/, '');
    const isLabeled = vagueKey.test(normalizeKey(key)) || text.toLowerCase().startsWith(key.toLowerCase());
    return [[key, [`${isLabeled ? '' : `${groupName(key)}: `}${text}.`]]];
  });
  const keys = new Set(tools.map(([key]) => key));
  return Object.fromEntries([...Object.entries(job).filter(([key]) => !keys.has(key)), ...tools]);
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
