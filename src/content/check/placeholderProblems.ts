import { everyValue } from './everyValue.ts';
import { likeliest } from './likeliest.ts';
import { error, type Path, type Problem } from './Problem.ts';

/** In one text; they are alike. */
const mostTold = 3;

/** Something in braces, closed or not. */
const placeholder = /\{([^{}]*)(\}?)/g;

/** Finds placeholders in game.json that nothing is ever put into. */
export function placeholderProblems(game: unknown): Problem[] {
  return [...everyValue(game)].flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    const allowed = allowedAt(path);
    const wrong = [...value.matchAll(placeholder)]
      .filter(([, word = '', end]) => !end || !allowed.includes(word))
      .map(([text, word = '']) => inPlainWords(text, word, allowed));
    return wrong.length > 0 ? [error(path, [...new Set(wrong)].slice(0, mostTold).join(' '))] : [];
  });
}

/** Only the personal letter and the quest are shown where the company is known. */
function allowedAt(path: Path): string[] {
  return ['letters.personal', 'quest.verb'].includes(path.slice(0, 2).join('.')) ? ['name', 'company'] : ['name'];
}

function inPlainWords(text: string, word: string, allowed: readonly string[]): string {
  const choices = allowed.map((choice) => `{${choice}}`).join(' and ');
  if (word === 'company')
    return `{company} stands where no company is known. Use it in letters.personal; here only ${choices} is filled in.`;
  const meant = likeliest(word.trim(), allowed);
  if (meant) return `${text} is not a placeholder. Did you mean {${meant}}?`;
  return `${text.slice(0, 30)} is not a placeholder. Only ${choices} ${allowed.length > 1 ? 'are' : 'is'} filled in; take the brace out.`;
}
