import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { JsonTestResults } from 'vitest/reporters';
import type { Count } from './concluded.ts';
import { runTool } from './runTool.ts';

/**
 * Runs Vitest, whose output is passed through, and counts. A run that ends badly has failed, whatever its tests did.
 *
 * @param env added to its environment
 */
export async function runVitest(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'vitest-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runTool(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], { show: true, env });
  const report: Partial<JsonTestResults> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  rmSync(folder, { recursive: true });
  return countOf(report, code);
}

/** A file that cannot be read, or whose hook fails, is one failure, and so is a bad end for no other reason. */
function countOf(
  { testResults = [], numTotalTests = 0, numPassedTests = 0, numFailedTests = 0 }: Partial<JsonTestResults>,
  code: number,
): Count {
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const where = relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return [
      ...(message ? [said(where, message)] : []),
      ...failed.map(({ fullName, failureMessages }) => said(`${where} > ${fullName}`, failureMessages?.[0])),
    ];
  });
  if (code !== 0 && failures.length === 0) failures.push('Vitest ended with an error: see where it prints it');
  const skipped = numTotalTests - numPassedTests - numFailedTests;
  return { passed: numPassedTests, failed: failures.length, skipped, failures };
}

function said(where: string, message = ''): string {
  return `${where}: ${message.trimStart().split('\n', 1)[0]}`;
}
