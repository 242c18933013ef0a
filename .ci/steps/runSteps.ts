import { performance } from 'node:perf_hooks';
import { type Count, sum } from './countLine.ts';
import { runTool } from './runTool.ts';

/** A check that runs before the tests; counted as one test. */
export interface Step {
  readonly title: string;
  /** The title of an earlier step of its lane that must have passed. */
  readonly needs?: string;
  /** Answers what to print, empty for nothing. @throws what is wrong */
  readonly run: () => Promise<string>;
}

/** A step that runs a tool; fails with its output. */
export function toolStep(title: string, ...command: readonly string[]): Step {
  return {
    title,
    run: async () => {
      const { code, output } = await runTool(command);
      if (code !== 0) throw new Error(output.trim() || `${command.join(' ')} ended with ${code} and said nothing.`);
      return '';
    },
  };
}

/**
 * Runs the lanes in parallel, the steps of each in order, and prints each result. Steps that need a failed one are not run, and
 * count as failed.
 *
 * @param lanes one for each core is best
 */
export async function runSteps(lanes: readonly (readonly Step[])[], print: (line: string) => void): Promise<Count> {
  return sum(await Promise.all(lanes.map((lane) => runLane(lane, print))));
}

async function runLane(lane: readonly Step[], print: (line: string) => void): Promise<Count> {
  const failures: string[] = [];
  for (const { title, needs = '', run } of lane) {
    const start = performance.now();
    const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
    try {
      if (failures.includes(needs)) throw new Error(`Not run: it needs "${needs}".`);
      const output = await run();
      print(`✓ ${title} (${seconds()})${output && `\n${output}`}`);
    } catch (error) {
      failures.push(title);
      print(`✗ ${title} (${seconds()})\n${error instanceof Error ? error.message : error}`);
    }
  }
  return { passed: lane.length - failures.length, failed: failures.length, skipped: 0, failures };
}
