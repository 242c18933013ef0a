import { performance } from 'node:perf_hooks';
import { type Count, sum } from './countLine.ts';
import type { Step } from './Step.ts';

/**
 * Runs the steps of each lane one after the other, the lanes side by side; says how each went, and why.
 *
 * A step that fails takes the ones with it that need it: they are not run, and count as failed.
 *
 * @param lanes one for each core is best
 * @param say where a line goes
 */
export async function runSteps(lanes: readonly (readonly Step[])[], say: (line: string) => void): Promise<Count> {
  const counts = await Promise.all(lanes.map((lane) => runLane(lane, say)));
  return counts.reduce(sum);
}

async function runLane(lane: readonly Step[], say: (line: string) => void): Promise<Count> {
  const failed = new Set<string>();
  for (const step of lane) {
    if (step.needs && failed.has(step.needs)) {
      failed.add(step.title);
      say(`✗ ${step.title} (not run: it needs "${step.needs}")`);
    } else if (!(await runStep(step, say))) {
      failed.add(step.title);
    }
  }
  return { passed: lane.length - failed.size, failed: failed.size, skipped: 0 };
}

async function runStep({ title, run }: Step, say: (line: string) => void): Promise<boolean> {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  try {
    const words = await run();
    say(`✓ ${title} (${seconds()})${words && `\n${words}`}`);
    return true;
  } catch (error) {
    say(`✗ ${title} (${seconds()})\n${error instanceof Error ? error.message : error}`);
    return false;
  }
}
