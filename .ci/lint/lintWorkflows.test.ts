import { expect, test } from 'vitest';
import { lintWorkflow, lintWorkflows } from './lintWorkflows.ts';

const workflow = (job: string) => `on: push\njobs:\n  build:\n${job.replaceAll(/^/gm, '    ')}\n`;

test('the workflows of this repository are in order', async () => {
  await expect(lintWorkflows()).resolves.toBe('');
});

test.each([
  [
    'an undefined variable',
    'if: missing.name\nruns-on: ubuntu-24.04\nsteps:\n  - run: true',
    /^w\.yml:4:9 undefined variable "missing"/,
  ],
  [
    'a job that needs a missing one',
    'needs: tests\nruns-on: ubuntu-24.04\nsteps:\n  - run: true',
    /^w\.yml:3:3 .*"tests"/,
  ],
  [
    'an action without a version',
    'runs-on: ubuntu-24.04\nsteps:\n  - uses: actions/checkout',
    /^w\.yml:6:15 .*ref is missing/,
  ],
  [
    'an unknown runner',
    'runs-on: ubuntu-99.04\nsteps:\n  - run: true',
    /^w\.yml:4:14 label "ubuntu-99\.04" is unknown/,
  ],
  ['a misplaced key', 'runs-on: ubuntu-24.04\nstep: []', /^w\.yml:5:5 unexpected key "step"/m],
])('finds %s', async (_, job, finding) => {
  expect((await lintWorkflow(workflow(job), 'w.yml')).join('\n')).toMatch(finding);
});

test('the runner of our workflows is known', async () => {
  expect(await lintWorkflow(workflow('runs-on: ubuntu-24.04\nsteps:\n  - run: true'), 'w.yml')).toEqual([]);
});

test('a file that is no YAML is a finding, and the others are still read', async () => {
  expect(await lintWorkflow('on: push\njobs:\n  a:\n   - : :', 'w.yml')).toEqual([
    'w.yml:1:1 cannot be read: it is no YAML, or no workflow',
  ]);
  expect(await lintWorkflow(workflow('runs-on: ubuntu-24.04\nstep: []'), 'w.yml')).not.toEqual([]);
});
