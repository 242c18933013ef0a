// What is read as it stands, and needs no build: `npm run check -- --quick`.
import { expect, test } from 'vitest';
import { runTool } from '../steps/runTool.ts';

test.each([
  ['types', 'typescript-7/bin/tsc', '--noEmit', '-p', '.'],
  ['lint and format', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  [
    'arrows',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config=.ci/arrows/dependencyCruiser.mjs',
    '--output-type=err-long',
    ...['src', 'site', 'stories', '.ci', '.storybook'],
  ],
  ['no unused code', 'knip/bin/knip.js'],
])('%s', async (_, tool, ...args) => {
  const { code, output } = await runTool([`node_modules/${tool}`, ...args]);
  expect(code, output).toBe(0);
});
