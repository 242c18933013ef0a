// Projects that use the packages as published.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, inject } from 'vitest';
import { runTool } from '../../../build/runTool.ts';

const modules = resolve(import.meta.dirname, '../../../../node_modules');

/**
 * Makes a project with the packages and those named here, and nothing else. It lies outside the repository, or what that has
 * installed would be found, too. Types and lint leave its files out: they resolve only where the packages are installed.
 *
 * @param kind the folder of `consumer` that has its own files
 * @param others what else it has installed, and under which name this repository has it
 * @returns its folder, which is removed after the tests, and the files that the flipbook's README shows, by their paths
 */
export function testProject(kind: 'next' | 'react' | 'readme', others: Readonly<Record<string, string>>) {
  const top = mkdtempSync(join(tmpdir(), `${kind}-`));
  afterAll(() => rmSync(top, { recursive: true, force: true }));
  const folder = join(top, 'project');
  cpSync(join(import.meta.dirname, 'consumer', kind), folder, { recursive: true });
  for (const { name, folder: from } of inject('packages')) linkFolder(from, join(folder, 'node_modules', name));
  linkPackages(Object.entries(others), join(folder, 'node_modules'));
  const readme = readFileSync(join(folder, 'node_modules/react-page-turn/README.md'), 'utf8');
  // Its code blocks whose first line is a path.
  const blocks = readme.matchAll(/^```\w+\n\/\/ (\S+)\n(.*?)^```$/gms);
  const readmeFiles: Readonly<Record<string, string>> = Object.fromEntries(
    Array.from(blocks, ([, path, code]) => [path, code]),
  );
  return { folder, shown: readmeFiles };
}

/** Installs packages of this repository, and all that they depend on, without the network. */
function linkPackages(requestedPackages: readonly (readonly [name: string, ours: string])[], folder: string): void {
  const waiting = [...requestedPackages];
  for (const [name, ours] of waiting) {
    const [from, to] = [join(modules, ours), join(folder, name)];
    if (existsSync(to) || !existsSync(from)) continue;
    linkFolder(from, to);
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) waiting.push([needed, needed]);
  }
}

/** Hard links: a symbolic one leads out of the project, and a tool would take the package for one of the repository. */
function linkFolder(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  // Where the folder of temporary files is on another disk, or the system has no such tool, copies do.
  if (spawnSync('cp', ['-al', from, to]).status !== 0) cpSync(from, to, { recursive: true });
}

/**
 * What a compiler says of files of a project, which it checks strictly, with all their types: nothing of what is right.
 *
 * @param options the compiler's, where they are not those of a bundler's project
 */
export async function typeFaults(
  project: string,
  files: readonly string[],
  { compiler = 'typescript-7/bin/tsc', ...options }: Readonly<Record<string, unknown>> & { readonly compiler?: string },
): Promise<string> {
  const lib = ['ES2023', 'DOM', 'DOM.Iterable'];
  const resolved = { target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', lib, jsx: 'react-jsx' };
  const compilerOptions = { ...resolved, strict: true, skipLibCheck: false, noEmit: true, ...options };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  return (await runTool([join(modules, compiler), '-p', project])).output;
}

/** A page, and what it says in its console. React's hint for developers is no complaint. */
export async function listenedPage(browser: Browser): Promise<{ page: Page; messages: readonly string[] }> {
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!message.text().includes('React DevTools')) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return { page, messages };
}
