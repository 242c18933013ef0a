import { error, type Path, type Problem } from '../report/Problem.ts';
import { closestKey } from './closestKey.ts';
import { everyValue } from './everyValue.ts';

/** The most problems to report in one text; they are alike. */
const maxReported = 3;

/** A placeholder, closed or not. */
const placeholder = /\{([^{}]*)(\}?)/g;

/** Finds placeholders in game.json that nothing fills in. */
export function placeholderProblems(game: unknown): Problem[] {
  return [...everyValue(game)].flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    const allowedNames = allowedNamesAt(path);
    const messages = [...value.matchAll(placeholder)]
      .filter(([, name = '', end]) => !end || !allowedNames.includes(name))
      .map(([text, name = '']) => placeholderMessage(text, name, allowedNames));
    return messages.length > 0 ? [error(path, [...new Set(messages)].slice(0, maxReported).join(' '))] : [];
  });
}

/** Only the personal letter and the quest are shown with a known company. */
function allowedNamesAt(path: Path): string[] {
  return ['letters.personal', 'quest.verb'].includes(path.slice(0, 2).join('.')) ? ['name', 'company'] : ['name'];
}

function placeholderMessage(text: string, name: string, allowedNames: readonly string[]): string {
  const choices = allowedNames.map((choice) => `{${choice}}`).join(' or ');
  if (name === 'company') return `{company} works only in letters.personal and quest.verb. Use ${choices} here.`;
  const suggestion = closestKey(name.trim(), allowedNames);
  if (suggestion) return `Unknown placeholder ${text}. Did you mean {${suggestion}}?`;
  return `Unknown placeholder ${text.slice(0, 30)}. Use ${choices}, or remove the brace.`;
}
