import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const config = join(root, '.ci/arrows/dependencyCruiser.mjs');
const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const folders = ['src', 'site', 'stories', '.ci', '.storybook'];

/** A file from the repository's root, and the code in it. */
export type Source = readonly [file: string, code: string];

/**
 * Checks the arrows between files that stand in no repository. What they import by a relative path is made, empty.
 *
 * @returns what is said of each file, in their order; `''` when nothing
 */
export function checkArrows(sources: readonly Source[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'arrows-'));
  const write = (file: string, code: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  };
  try {
    for (const name of folders) mkdirSync(join(folder, name));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [file, code] of sources) write(join(folder, file), code);
    for (const [file, code] of sources) {
      for (const [, path = ''] of code.matchAll(/'([.]+\/[^']+)'/g)) {
        const imported = resolve(folder, dirname(file), path);
        if (!existsSync(imported)) write(imported, '');
      }
    }
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [tool, '--config', config, '--output-type', 'err-long', ...folders],
      { cwd: folder, encoding: 'utf8' },
    );
    if (!/violations/.test(stdout)) throw new Error(`dependency-cruiser did not report: ${stderr || stdout}`);
    const findings = stdout.split(/\n(?= {2}error )/).map((finding) => finding.trim());
    return sources.map(([file]) => findings.filter((finding) => finding.includes(`: ${file} → `)).join('\n'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
