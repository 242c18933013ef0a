import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runVitest } from './runVitest.ts';

// Inside the repository, so that Vitest is found, but not among packages, where no tests are found.
const dist = resolve(import.meta.dirname, '../../dist');

function counted(files: Readonly<Record<string, string>>) {
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(join(dist, 'counts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Without a configuration, Vitest uses the repository's.
  writeFileSync(join(folder, 'vitest.config.js'), 'export default {};');
  for (const [name, code] of Object.entries(files)) {
    writeFileSync(join(folder, `${name}.test.js`), `import { afterAll, describe, test } from 'vitest';\n${code}`);
  }
  return runVitest(['--root', folder, '--maxWorkers=1', '--no-isolate']);
}

test('tests, files that cannot be read and hooks are counted, each failure with a line', async () => {
  const { failures, ...count } = await counted({
    a: "describe('a book', () => { test('opens', () => {}); test('turns', () => { throw new Error('it does not\\nat all'); }); test.skip('closes'); });",
    b: "import './gone.js';",
    c: "afterAll(() => { throw new Error('not let go'); }); test('holds', () => {});",
  });
  expect(count).toEqual({ passed: 2, skipped: 1 });
  expect(failures.toSorted()).toEqual([
    expect.stringMatching(/a\.test\.js > .*a book turns: Error: it does not$/),
    expect.stringMatching(/b\.test\.js: .*gone\.js/),
    expect.stringMatching(/c\.test\.js: not let go$/),
  ]);
});

test('a run that ends badly has failed, whatever its tests did', async () => {
  const { failures } = await counted({ d: "test('ends', () => { Promise.reject(new Error('later')); });" });
  expect(failures).toHaveLength(1);
});
