import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Source } from './checkArrows.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Lints lines of code that stand in no file, with the settings of this repository.
 *
 * @param rules to ask, by Biome's names
 * @returns what it says of each line, in their order; `''` when it has nothing against it
 */
export function lintLines(rules: readonly string[], lines: readonly Source[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    const files = new Map<string, Source[]>();
    for (const line of lines) files.set(line[0], [...(files.get(line[0]) ?? []), line]);
    for (const [file, ofFile] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${ofFile.map(([, code]) => code).join('\n')}\n`);
    }
    const said = diagnostics(rules, folder);
    return lines.map((line) => {
      const number = 1 + (files.get(line[0])?.indexOf(line) ?? -1);
      return said.find(({ location }) => location.path === line[0] && location.start.line === number)?.message ?? '';
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Diagnostic {
  message: string;
  location: { path: string; start: { line: number } };
}

function diagnostics(rules: readonly string[], folder: string): readonly Diagnostic[] {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const only = rules.map((rule) => `--only=${rule}`);
  // The folder is in no repository, so there is nothing to ask Git about.
  const settings = ['--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', ...only, ...settings, '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(`Biome did not report: ${stderr || stdout}`);
  const report: { diagnostics: readonly Diagnostic[] } = JSON.parse(stdout);
  return report.diagnostics;
}
