import { fillIn } from '../fillIn.ts';
import { splitGraphemes } from '../splitGraphemes.ts';
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
      : excessErases(steps, name ?? '').map(({ step, eraseCount, typedCount }) => {
          const tooManyHint = `${typedCount} ${typedCount === 1 ? 'letter stands' : 'letters stand'} there. Write ${typedCount} or less, or type more before.`;
          const nothingTypedHint = 'no letter stands there. Type something before, or take the step out.';
          return error(
            ['scripts', script, step, 'erase'],
            `This takes back ${eraseCount}, and ${typedCount > 0 ? tooManyHint : nothingTypedHint}`,
          );
        }),
  );
}

function excessErases(
  steps: readonly unknown[],
  name: string,
): { step: number; eraseCount: number; typedCount: number }[] {
  const excesses: { step: number; eraseCount: number; typedCount: number }[] = [];
  let typedCount = 0;
  for (const [step, value] of steps.entries()) {
    if (!isRecord(value)) continue;
    if (typeof value.type === 'string') typedCount += splitGraphemes(fillIn(value.type, { name })).length;
    if (typeof value.erase !== 'number') continue;
    if (value.erase > typedCount) excesses.push({ step, eraseCount: value.erase, typedCount });
    typedCount = Math.max(0, typedCount - value.erase);
  }
  return excesses;
}
