import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { inject } from 'vitest';
import { runTool } from '../../../vite/runTool.ts';

const ownModules = join(import.meta.dirname, 'node_modules');
const repositoryModules = resolve(import.meta.dirname, '../../../../node_modules');

/** The path of a package, or of a file in it. These tests' own version comes before the repository's. */
export function installedPath(path: string): string {
  const own = join(ownModules, path);
  return existsSync(own) ? own : join(repositoryModules, path);
}

/**
 * Creates a project that contains only our packages and the listed ones. It is outside the repository,
 * so that tools do not find the repository's packages.
 * @param kind the folder of `consumer` with the project's files, which type checks and lint skip
 * @param otherPackages the name under which each other package is installed here, by its name in
 * the project
 * @returns the folder, removed after the run, and the files in the flipbook's README and SKILL, by path
 */
export function testProject(
  kind: 'jsdom' | 'next' | 'react' | 'readme',
  otherPackages: Readonly<Record<string, string>>,
) {
  const folder = join(mkdtempSync(join(inject('temporaryFolder'), `${kind}-`)), 'project');
  cpSync(join(import.meta.dirname, 'consumer', kind), folder, { recursive: true });
  for (const { name, folder: from } of inject('packages')) linkFolder(from, join(folder, 'node_modules', name));
  linkPackages(Object.entries(otherPackages), join(folder, 'node_modules'));
  const documents = ['README.md', 'SKILL.md'].map((name) =>
    readFileSync(join(folder, 'node_modules/react-page-turn', name), 'utf8'),
  );
  // The documents' code blocks that start with a path.
  const blocks = documents.join('\n').matchAll(/^```\w+\n\/\/ (\S+)\n(.*?)^```$/gms);
  const documentedFiles: Readonly<Record<string, string>> = Object.fromEntries(
    Array.from(blocks, ([, path, code]) => [path, code]),
  );
  return { folder, documentedFiles };
}

/** Installs packages that are installed here, with their dependencies, without network. */
function linkPackages(
  requestedPackages: readonly (readonly [name: string, sourceName: string])[],
  folder: string,
): void {
  const packages = [...requestedPackages];
  for (const [name, sourceName] of packages) {
    const [from, to] = [installedPath(sourceName), join(folder, name)];
    if (existsSync(to) || !existsSync(from)) continue;
    linkFolder(from, to);
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies }))
      packages.push([dependency, dependency]);
  }
}

/** Creates hard links. Through symbolic links, tools would find the repository's package. */
function linkFolder(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  // Copies if the temporary folder is on another disk, or the system has no such tool.
  if (spawnSync('cp', ['-al', from, to]).status !== 0) cpSync(from, to, { recursive: true });
}

/**
 * The compiler errors of a project's files under strict settings.
 * @param options compiler options that differ from a bundler project's
 */
export async function typeErrors(
  project: string,
  files: readonly string[],
  { compiler = 'typescript-7/bin/tsc', ...options }: Readonly<Record<string, unknown>> & { readonly compiler?: string },
): Promise<string> {
  const lib = ['ES2023', 'DOM', 'DOM.Iterable'];
  const resolved = { target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', lib, jsx: 'react-jsx' };
  const compilerOptions = { ...resolved, strict: true, skipLibCheck: false, noEmit: true, ...options };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  return (await runTool([installedPath(compiler), '-p', project])).output;
}

interface Bundling extends Pick<InlineConfig, 'define' | 'resolve' | 'root'> {
  readonly format?: 'es' | 'cjs';
  readonly keepNames?: boolean;
}

/** Bundles a file of a package or project, without React. @returns the files, which are not written */
export async function bundle(entry: string, { format = 'es', keepNames = false, ...options }: Bundling = {}) {
  const results = await build({
    configFile: false,
    logLevel: 'error',
    ...options,
    build: {
      write: false,
      lib: { entry, formats: [format], fileName: 'bundle', cssFileName: 'bundle' },
      rolldownOptions: { external: /^react(-dom)?($|\/)/, output: { keepNames } },
    },
  });
  return [results].flat().flatMap((result) => ('output' in result ? result.output : []));
}
