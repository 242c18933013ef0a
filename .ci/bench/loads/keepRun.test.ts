import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { beside, type KeptRuns, keptFile } from './keepRun.ts';

test('the tables that are kept are those of the runs that are kept', () => {
  const kept: KeptRuns = JSON.parse(readFileSync(keptFile, 'utf8'));
  expect(beside(kept.before, kept.now)).toEqual(kept);
});
