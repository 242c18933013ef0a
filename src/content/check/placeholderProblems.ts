import { closestKey } from './closestKey.ts';
import { everyValue } from './everyValue.ts';
import { error, type Path, type Problem } from './Problem.ts';

/** In one text; they are alike. */
const maxReported = 3;

/** Something in braces, closed or not. */
const placeholder = /\{([^{}]*)(\}?)/g;

/** Finds placeholders in game.json that nothing is ever put into. */
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

/** Only the personal letter and the quest are shown where the company is known. */
function allowedNamesAt(path: Path): string[] {
  return ['letters.personal', 'quest.verb'].includes(path.slice(0, 2).join('.')) ? ['name', 'company'] : ['name'];
}

function placeholderMessage(text: string, name: string, allowedNames: readonly string[]): string {
  const choices = allowedNames.map((choice) => `{${choice}}`).join(' and ');
  if (name === 'company')
    return `{company} stands where no company is known. Use it in letters.personal; here only ${choices} is filled in.`;
  const suggestion = closestKey(name.trim(), allowedNames);
  if (suggestion) return `${text} is not a placeholder. Did you mean {${suggestion}}?`;
  return `${text.slice(0, 30)} is not a placeholder. Only ${choices} ${allowedNames.length > 1 ? 'are' : 'is'} filled in; take the brace out.`;
}
