import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformWithOxc } from 'vite';
import type { PackedPackage } from '../../../../.ci/library/packLibrary.ts';

const modules = resolve(import.meta.dirname, '../../../../node_modules');

/** The project's own files. Types and lint leave them out: they resolve only where the packages are installed. */
const sources = join(import.meta.dirname, 'consumer/react');

/** What is installed, and under which name this repository has it. */
const installed = {
  18: { react: 'react-18', 'react-dom': 'react-dom-18', '@types/react': 'types-react-18' },
  19: { react: 'react', 'react-dom': 'react-dom', scheduler: 'scheduler', '@types/react': '@types/react' },
} as const;

/** The versions of React that the packages are for. */
export type ReactVersion = keyof typeof installed;

/** What a project is made of. */
export interface ConsumerOptions {
  /** Where to; created. Outside the repository, or what it has installed would be found, too. */
  readonly folder: string;
  readonly packages: readonly PackedPackage[];
  readonly react: ReactVersion;
}

/** Installs the packages into a project's `node_modules`. */
export function installPackages(packages: readonly PackedPackage[], modules: string): void {
  for (const { name, folder } of packages) cpSync(folder, join(modules, name), { recursive: true });
}

/** Makes a project that has installed the packages and React, and nothing else. */
export async function consumerProject({ folder, packages, react }: ConsumerOptions): Promise<void> {
  cpSync(sources, folder, { recursive: true });
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
  installPackages(packages, join(folder, 'node_modules'));
  for (const [name, ours] of Object.entries(installed[react])) {
    const place = join(folder, 'node_modules', name);
    // Types may be resolved in this repository; React must be this project's only one, so it is copied.
    if (name.startsWith('@types/')) symlinkSync(join(modules, ours), place);
    else cpSync(join(modules, ours), place, { recursive: true, filter: (path) => !path.endsWith('/umd') });
  }
  // Node 20 runs no TypeScript.
  const books = readFileSync(join(sources, 'books.tsx'), 'utf8');
  const { code } = await transformWithOxc(books, 'books.tsx', { jsx: { runtime: 'automatic' } });
  writeFileSync(join(folder, 'books.js'), code);
}
