import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { repository } from './buildSite.ts';
import { playerOne } from './owners.ts';

const licenses = readFileSync(join(inject('builtFolder'), 'root/licenses.txt'), 'utf8');
const root = join(repository, 'site');

/** Packages by the last `node_modules` of a path. */
const packageName = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** What the browser's half is made from: scripts that are in it, style sheets that were read, and files that go with it. */
let sources: string[];

beforeAll(async () => {
  vi.stubEnv('CONTENT_DIR', playerOne);
  const sheets: string[] = [];
  const reader: Plugin = {
    name: 'reader',
    transform: (_, id) => void (/\.css(\?|$)/.test(id) && sheets.push(id)),
  };
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [reader],
    build: { write: false },
  });
  const client = builder.environments.client;
  const result = client && (await builder.build(client));
  const output = result && 'output' in result ? result.output : [];
  sources = [...sheets, ...output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : part.originalFileNames))];
});

afterAll(() => void vi.unstubAllEnvs());

test('licenses.txt names every package that something in the browser’s half comes from', () => {
  const packages = new Set(sources.flatMap((source) => packageName.exec(source)?.[1] ?? []));
  expect([...packages]).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'scheduler', 'react-router', '@fontsource/vt323']),
  );
  for (const name of packages) {
    const { version } = JSON.parse(readFileSync(join(repository, 'node_modules', name, 'package.json'), 'utf8'));
    expect(licenses).toContain(`\n${name} ${version} (`);
  }
});
