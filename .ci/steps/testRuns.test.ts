import { describe, expect, test } from 'vitest';
import { testRuns } from './testRuns.ts';

const files = ['.ci/engines/tests/pointer.test.ts', '.ci/engines/tests/turnTime.test.ts'];
const others = [
  '--project',
  'unit',
  '--project',
  'storybook',
  '--project',
  'e2e',
  '--project',
  'book',
  '--project',
  'parity',
];
const engines = ['--project', 'engines'];

describe('testRuns', () => {
  test.each([
    ['nothing', [], { tests: others, engines }],
    ['a folder without engine tests', ['src/content'], { tests: [...others, 'src/content'] }],
    ['a part of the name of both', ['pointer'], { tests: [...others, 'pointer'], engines: [...engines, 'pointer'] }],
    ['a project', ['--project', 'unit'], { tests: ['--project', 'unit'] }],
    ['a project in one word', ['--project=unit'], { tests: ['--project', 'unit'] }],
    ['the engines', ['--project', 'engines', 'turnTime'], { engines: [...engines, 'turnTime'] }],
    ['the engines and another', ['--project=engines', '--project=unit'], { tests: ['--project', 'unit'], engines }],
    ['a title', ['-t', 'Firefox'], { tests: [...others, '-t', 'Firefox'], engines: [...engines, '-t', 'Firefox'] }],
    ['an option', ['--bail=1'], { tests: [...others, '--bail=1'], engines: [...engines, '--bail=1'] }],
  ] as const)('when %s is asked for', (_, args, runs) => {
    expect(testRuns(args, files)).toEqual(runs);
  });
});
