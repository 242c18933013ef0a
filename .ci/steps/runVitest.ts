import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runTool } from './runTool.ts';
import type { VitestReport } from './vitestCount.ts';

/** How a run of Vitest ended. */
export interface VitestRun {
  /** `undefined` when Vitest ended before it wrote one. */
  readonly report: VitestReport | undefined;
  readonly code: number;
}

/**
 * Runs Vitest, whose output is passed through.
 *
 * @param name of its report; another for each run
 * @param env added to its environment
 */
export async function runVitest(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<VitestRun> {
  const file = `node_modules/.cache/${name}-report.json`;
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runTool(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], { show: true, env });
  return { report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined, code };
}
