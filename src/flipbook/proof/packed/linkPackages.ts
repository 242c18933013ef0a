import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const modules = resolve(import.meta.dirname, '../../../../node_modules');

/**
 * Installs packages of this repository, and all that they depend on, into a project, without the network.
 *
 * @param folder the project's `node_modules`
 */
export function linkPackages(names: readonly string[], folder: string): void {
  const waiting = [...names];
  for (const name of waiting) {
    const from = join(modules, name);
    const to = join(folder, name);
    if (existsSync(to) || !existsSync(from)) continue;
    linkFolder(from, to);
    const manifest: Manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
    waiting.push(...Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }));
  }
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Hard links: a symbolic one leads out of the project, and a tool would take the package for one of the repository. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isFile()) linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // The folder of temporary files is on another disk.
    mkdirSync(dirname(target), { recursive: true });
    cpSync(source, target);
  }
}
