// Workflows do not run here, so check what could fail on GitHub only. Actions are pinned by commit,
// because tags can move.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { scripts } from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const folder = join(root, '.github/workflows');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
// A workflow of this repository runs at the current commit.
const actions = readdirSync(folder).flatMap((file) =>
  Array.from(textOf(file).matchAll(/uses: ([^.].+)/g), ([, actionRef = '']) => actionRef),
);

test.each([...new Set(actions)])('%s is taken by its commit, says its version, and is the only one', (actionRef) => {
  expect(actionRef).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  const name = actionRef.split('@')[0] ?? '';
  expect(new Set(actions.filter((other) => other.startsWith(`${name}@`)))).toEqual(new Set([actionRef]));
});

const step = z.partialRecord(z.enum(['id', 'name', 'if', 'uses', 'with', 'env', 'run']), z.unknown());
const job = z.object({
  needs: z.union([z.string(), z.array(z.string())]).default([]),
  permissions: z.record(z.string(), z.enum(['read', 'write'])).default({}),
  uses: z.string().optional(),
  'timeout-minutes': z.number().optional(),
  steps: z.array(step).default([]),
});
const workflow = z.object({
  permissions: z.strictObject({ contents: z.literal('read') }),
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(z.string(), job),
});

test.each(readdirSync(folder))(
  '%s has jobs that end and are there, steps of known keys, and scripts that can be read',
  (file) => {
    const { jobs } = workflow.parse(parse(textOf(file)));
    for (const [name, { needs, uses, steps, ...limits }] of Object.entries(jobs)) {
      expect(Object.keys(jobs)).toEqual(expect.arrayContaining([needs].flat()));
      if (uses) expect(existsSync(join(root, uses)), uses).toBe(true);
      else expect(limits['timeout-minutes'], name).toBeGreaterThan(0);
      for (const { run = '' } of steps) {
        const lines = String(run);
        execFileSync('bash', ['-n'], { input: lines.replaceAll(/\$\{\{.*?\}\}/g, 'x') });
        const calledScripts = Array.from(lines.matchAll(/npm run (\S+)/g), ([, script]) => script);
        expect(Object.keys(scripts)).toEqual(expect.arrayContaining(calledScripts));
      }
    }
  },
);

test('a release waits for the tests, and proves by the run where it comes from', () => {
  const { publish } = workflow.parse(parse(textOf('release.yml'))).jobs;
  expect(publish).toMatchObject({ needs: 'test', permissions: { 'id-token': 'write' } });
  expect(publish?.steps).toContainEqual(
    expect.objectContaining({ with: expect.objectContaining({ 'check-latest': true }) }),
  );
  expect(publish?.steps.map(({ run }) => run).join()).toContain('npm publish "./$folder" --provenance');
});
