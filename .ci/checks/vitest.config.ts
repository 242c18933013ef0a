// A separate configuration, because the main one starts Storybook and looks for a browser, which
// takes longer than some of these checks.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'check',
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.test.ts'],
    maxWorkers: 2,
    // A guard against hanging, not a measurement.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    sequence: { groupOrder: 0 },
  },
});
