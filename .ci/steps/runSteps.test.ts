import { expect, test } from 'vitest';
import { runSteps, type Step, toolStep } from './runSteps.ts';

const good = (title: string): Step => ({ title, run: async () => '' });
const bad = toolStep('b', '-e', 'console.log("broken"); process.exit(3)');

test('a step that fails is named with its reason, and those that need it fail with it', async () => {
  const said: string[] = [];
  const lane = [good('a'), bad, { ...good('c'), needs: 'b' }, { ...good('d'), needs: 'c' }, good('e')];
  const count = await runSteps([lane, [good('f')]], (line) => said.push(line.replace(/\d+\.\d s/, '0 s')));
  expect(count).toEqual({ passed: 3, failed: 3, skipped: 0, failures: ['b', 'c', 'd'] });
  expect(said.filter((line) => !line.includes('f'))).toEqual([
    '✓ a (0 s)',
    '✗ b (0 s)\nbroken',
    '✗ c (0 s)\nNot run: it needs "b".',
    '✗ d (0 s)\nNot run: it needs "c".',
    '✓ e (0 s)',
  ]);
});

test('a tool that fails without output is named with its exit code', async () => {
  await expect(toolStep('tools', '-e', 'process.exit(3)').run()).rejects.toThrow('ended with 3 and said nothing');
});
