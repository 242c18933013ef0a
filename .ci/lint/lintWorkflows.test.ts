import { expect, test } from 'vitest';
import { lintWorkflow } from './lintWorkflows.ts';

const workflow = (job: string) => `on: push\njobs:\n  build:\n${job.replaceAll(/^/gm, '    ')}\n`;

test('a finding has its place, and the runner of our workflows is none', async () => {
  const job = 'if: missing.name\nruns-on: ubuntu-24.04\nsteps:\n  - run: true';
  expect(await lintWorkflow(workflow(job), 'w.yml')).toEqual([
    expect.stringMatching(/^w\.yml:4:9 undefined variable "missing"/),
  ]);
});

test('a file that is no YAML is a finding, and the others are still read', async () => {
  expect(await lintWorkflow('on: push\njobs:\n  a:\n   - : :', 'w.yml')).toEqual([
    'w.yml:1:1 cannot be read: it is no YAML, or no workflow',
  ]);
  expect(await lintWorkflow(workflow('runs-on: ubuntu-24.04\nstep: []'), 'w.yml')).not.toEqual([]);
});
