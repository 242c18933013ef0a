import type { Browser } from 'playwright';
import { medianOf } from '../medianOf.ts';
import { interactions } from './interactions.ts';
import type { Response } from './longestInteraction.ts';
import { type Timed, timeInteraction } from './timeInteraction.ts';

/** So often each press is timed unless another number is asked for. */
export const usualRuns = 5;

/** Makes this machine about as slow as a phone of the middle class. */
const slowdown = 4;

/**
 * Times presses on every page of the built site, the processor slowed 4 times: from the press until what it changed is seen
 * ("Interaction to Next Paint"). Medians, then what is worst. Browsers round to 8 ms, and time nothing below 16.
 *
 * @param address where the site is served, with a closing slash
 * @param runs how often each press is timed
 */
export async function interactionRows(
  browser: Browser,
  address: string,
  runs: number = usualRuns,
): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  for (const interaction of interactions) {
    for (const window of interaction.windows) {
      const timed: Timed[] = [];
      for (let run = 0; run < runs; run++)
        timed.push(await timeInteraction({ browser, address, window, interaction, slowdown }));
      const cold = timed.map((one) => one.cold);
      const warm = timed.map((one) => one.warm);
      const median = (key: keyof Response) => ms(medianOf(valuesOf(warm, key)));
      rows.push({
        press: interaction.name,
        window,
        first: medianAndWorst(cold),
        again: medianAndWorst(warm),
        delay: median('delay'),
        processing: median('processing'),
        presentation: median('presentation'),
        'main thread': median('mainThread'),
      });
    }
  }
  return rows;
}

/** What was too short to be timed counts as nothing. */
function valuesOf(responses: readonly (Response | undefined)[], key: keyof Response): number[] {
  return responses.map((response) => response?.[key] ?? 0);
}

function medianAndWorst(responses: readonly (Response | undefined)[]): string {
  const durations = valuesOf(responses, 'duration');
  return `${medianOf(durations).toFixed(0)}, ${ms(Math.max(...durations))}`;
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
