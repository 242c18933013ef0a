import { describe, expect, test } from 'vitest';
import { runSteps } from './runSteps.ts';
import type { Step } from './Step.ts';
import { toolStep } from './Step.ts';

const good = (title: string): Step => ({ title, run: async () => '' });
const bad = (title: string): Step => ({
  title,
  run: async () => {
    throw new Error('the reason');
  },
});

async function run(...lanes: Step[][]) {
  const said: string[] = [];
  const count = await runSteps(lanes, (line) => said.push(line.replace(/\d+\.\d s/, '0 s')));
  return { count, said };
}

describe('runSteps', () => {
  test('counts every step that passed', async () => {
    expect((await run([good('a'), good('b')], [good('c')])).count).toEqual({ passed: 3, failed: 0, skipped: 0 });
  });

  test('a step that fails is named with its reason, and those that need it fail with it', async () => {
    const lane = [good('a'), bad('b'), { ...good('c'), needs: 'b' }, { ...good('d'), needs: 'c' }, good('e')];
    expect(await run(lane)).toEqual({
      count: { passed: 2, failed: 3, skipped: 0, failures: ['b', 'c', 'd'] },
      said: [
        '✓ a (0 s)',
        '✗ b (0 s)\nthe reason',
        '✗ c (not run: it needs "b")',
        '✗ d (not run: it needs "c")',
        '✓ e (0 s)',
      ],
    });
  });

  test('the output of a tool that fails is shown, and the ones after it are not started', async () => {
    const step = toolStep('tools', ['-e', 'console.log("broken"); process.exit(3)'], ['-e', 'process.exit(0)']);
    await expect(step.run()).rejects.toThrow(/^broken$/);
  });

  test('a tool that fails without output is named with its exit code', async () => {
    await expect(toolStep('tools', ['-e', 'process.exit(3)']).run()).rejects.toThrow('ended with 3 and said nothing');
  });
});
