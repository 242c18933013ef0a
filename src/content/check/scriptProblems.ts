import { fillIn } from '../fillIn.ts';
import { lettersOf } from '../lettersOf.ts';
import { isRecord } from './everyValue.ts';
import { error, type Problem } from './Problem.ts';

/**
 * Finds steps of game.json's scripts that take back more letters than stand there.
 *
 * @param name what `{name}` becomes; while it is unknown, scripts that use it are not judged
 */
export function scriptProblems(game: unknown, name: string | undefined): Problem[] {
  if (!isRecord(game) || !isRecord(game.scripts)) return [];
  return Object.entries(game.scripts).flatMap(([script, steps]) =>
    !Array.isArray(steps) || (name === undefined && JSON.stringify(steps).includes('{name}'))
      ? []
      : overErased(steps, name ?? '').map(({ step, asked, there }) => {
          const left = `${there} ${there === 1 ? 'letter stands' : 'letters stand'} there. Write ${there} or less, or type more before.`;
          const none = 'no letter stands there. Type something before, or take the step out.';
          return error(['scripts', script, step, 'erase'], `This takes back ${asked}, and ${there > 0 ? left : none}`);
        }),
  );
}

function overErased(steps: readonly unknown[], name: string): { step: number; asked: number; there: number }[] {
  const found: { step: number; asked: number; there: number }[] = [];
  let there = 0;
  for (const [step, value] of steps.entries()) {
    if (!isRecord(value)) continue;
    if (typeof value.type === 'string') there += lettersOf(fillIn(value.type, { name })).length;
    if (typeof value.erase !== 'number') continue;
    if (value.erase > there) found.push({ step, asked: value.erase, there });
    there = Math.max(0, there - value.erase);
  }
  return found;
}
