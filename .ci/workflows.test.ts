import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testedNodes } from './commands/nodes.ts';

const folder = join(import.meta.dirname, '../.github/workflows');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const uses = readdirSync(folder).flatMap((file) =>
  Array.from(textOf(file).matchAll(/uses: (.+)/g), ([, used = '']) => ({ file, used })),
);
// A workflow of this repository is taken at the commit that runs.
const actions = uses.filter(({ used }) => !used.startsWith('./'));

test.each(actions)('$file takes $used by its commit, and says which version that is', ({ used }) => {
  expect(used).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('workflows take the same action by the same commit', () => {
  const commits = new Map(actions.map(({ used }) => [used.split('@')[0], used]));
  expect(actions.map(({ used }) => used)).toEqual(actions.map(({ used }) => commits.get(used.split('@')[0])));
});

/** The lines of a job, or of a trigger: what stands under a key of the second level. */
const under = (text: string, key: string) => new RegExp(`^  ${key}:.*\\n((?: {4}.*\\n|\\n)*)`, 'm').exec(text)?.[1];
const deploy = textOf('deploy.yml');
const whole = textOf('test.yml');

describe('a push to main', () => {
  test('is deployed when its tests have passed, and not before', () => {
    expect(under(deploy, 'test')?.trim()).toBe('uses: ./.github/workflows/test.yml');
    expect(under(deploy, 'deploy')).toMatch(/^ {4}needs: \[test, build\]$/m);
    expect(whole).toMatch(/^ {2}workflow_call:$/m);
  });

  test('is tested whether it can be deployed or not', () => {
    expect(under(deploy, 'test')).not.toMatch(/needs:|if:/);
  });

  test('is tested once: the deployment runs the tests, so the push alone does not', () => {
    expect(under(deploy, 'push')?.trim()).toBe('branches: [main]');
    expect(under(whole, 'push')).toBeUndefined();
    expect(whole).not.toMatch(/^on:.*push|^ {2}push:/m);
  });

  test('that cannot be deployed says where a fork switches on what is missing', () => {
    const notice = /message='(Not deployed.*)'/.exec(deploy)?.[1];
    for (const place of ['Settings > Pages > Source', 'GitHub Actions', 'Actions > Deploy > Run workflow'])
      expect(notice).toContain(place);
  });
});

describe('a pull request', () => {
  test('is tested once: by itself, and not by the pushes to its branch', () => {
    expect(whole).toMatch(/^ {2}pull_request:$/m);
    expect(whole).not.toMatch(/^ {2}push:/m);
  });

  test('is tested whole in every Node that is supported, from the oldest on', () => {
    const { engines } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
    expect(engines.node).toMatch(`>=${testedNodes[0]}.`);
    expect(under(whole, 'test')).toContain(`node: [${testedNodes.join(', ')}]\n`);
    expect(under(whole, 'test')).toMatch(/^ +node-version: \$\{\{ matrix\.node \}\}$/m);
    expect(under(whole, 'test')).toContain('run: .ci/run\n');
  });

  test('is tested in the Node that everything else runs in', () => {
    const usual = readFileSync(join(import.meta.dirname, '../.nvmrc'), 'utf8').trim();
    expect(testedNodes.map(String)).toContain(usual);
    const others = ['chromatic.yml', 'deploy.yml', 'mutation.yml'].map(textOf).join();
    expect(Array.from(others.matchAll(/node-version.*/g), ([line]) => line)).toEqual(
      Array.from({ length: 3 }, () => 'node-version-file: .nvmrc'),
    );
  });

  test('with changed pictures shows them in its summary', () => {
    const steps = under(whole, 'test') ?? '';
    const order = ['changedPictures', 'path: dist/changed-pictures', 'summary.md >> "$GITHUB_STEP_SUMMARY"'];
    const places = order.map((step) => steps.indexOf(step));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
});

describe('Dependabot', () => {
  const rules = readFileSync(join(folder, '../dependabot.yml'), 'utf8');

  test.each(['github-actions', 'npm'])('renews %s weekly, in groups', (kind) => {
    const rule = rules.split('- package-ecosystem: ').find((part) => part.startsWith(`${kind}\n`));
    expect(rule).toContain('interval: weekly');
    expect(rule).toContain("patterns: ['*']");
  });

  test('holds back what stands at an old version on purpose, all of which is still installed', () => {
    const held = Array.from(rules.matchAll(/dependency-name: '?([^'\n]+)/g), ([, name = '']) => name);
    const installed = ['../package.json', '../src/flipbook/package.json'].flatMap((file) => {
      const { dependencies, devDependencies } = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
      return Object.keys({ ...dependencies, ...devDependencies });
    });
    expect(held.filter((name) => !installed.includes(name))).toEqual([]);
    expect(held).toEqual(expect.arrayContaining(['react-18', 'react-dom-18', 'types-react-18']));
  });
});

test('the readme says where a fork switches Actions and Pages on', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8').replace(/[\s_]+/g, ' ');
  for (const place of [
    'I understand my workflows, go ahead and enable them',
    'Settings > Pages > Source',
    'Actions > Deploy > Run workflow',
  ])
    expect(readme).toContain(place);
  expect(readme).not.toContain('A fork needs no edit');
});
