import { fillIn } from '../../../src/resume/text/fillIn.ts';
import { error, type Problem } from '../report/Problem.ts';
import { splitGraphemes } from '../text/splitGraphemes.ts';
import { isRecord } from './everyValue.ts';

/**
 * Finds script steps of game.json that erase more characters than were typed.
 * @param name the value of `{name}`; scripts with `{name}` are skipped while it is unknown
 */
export function scriptProblems(game: unknown, name: string | undefined): Problem[] {
  if (!isRecord(game) || !isRecord(game.scripts)) return [];
  return Object.entries(game.scripts).flatMap(([script, steps]) =>
    !Array.isArray(steps) || (name === undefined && JSON.stringify(steps).includes('{name}'))
      ? []
      : excessErases(steps, name ?? '').map(({ step, eraseCount, typedCount }) => {
          const tooManyHint =
            `only ${typedCount} ${typedCount === 1 ? 'has' : 'have'} been typed. ` +
            `Write ${typedCount} or less, or type more first.`;
          const nothingTypedHint = 'nothing has been typed. Type something first, or remove this step.';
          return error(
            ['scripts', script, step, 'erase'],
            `Erases ${eraseCount} ${eraseCount === 1 ? 'character' : 'characters'}, but ${typedCount > 0 ? tooManyHint : nothingTypedHint}`,
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
