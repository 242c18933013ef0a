import { performance } from 'node:perf_hooks';
import { type Count, sum } from './countLine.ts';
import type { Step } from './Step.ts';

/**
 * Runs the lanes in parallel, the steps of each in order, and prints each result.
 *
 * Steps that need a failed one are not run, and count as failed.
 *
 * @param lanes one for each core is best
 * @param print where a line goes
 */
export async function runSteps(lanes: readonly (readonly Step[])[], print: (line: string) => void): Promise<Count> {
  const counts = await Promise.all(lanes.map((lane) => runLane(lane, print)));
  return counts.reduce(sum);
}

async function runLane(lane: readonly Step[], print: (line: string) => void): Promise<Count> {
  const failed = new Set<string>();
  for (const step of lane) {
    if (step.needs && failed.has(step.needs)) {
      failed.add(step.title);
      print(`✗ ${step.title} (not run: it needs "${step.needs}")`);
    } else if (!(await runStep(step, print))) {
      failed.add(step.title);
    }
  }
  return {
    passed: lane.length - failed.size,
    failed: failed.size,
    skipped: 0,
    ...(failed.size > 0 && { failures: [...failed] }),
  };
}

async function runStep({ title, run }: Step, print: (line: string) => void): Promise<boolean> {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  try {
    const output = await run();
    print(`✓ ${title} (${seconds()})${output && `\n${output}`}`);
    return true;
  } catch (error) {
    print(`✗ ${title} (${seconds()})\n${error instanceof Error ? error.message : error}`);
    return false;
  }
}
