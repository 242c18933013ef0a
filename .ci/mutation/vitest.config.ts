// What Stryker runs: the engine's own tests, in Node, and nothing that needs a browser.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/flipbook/engine/**/*.test.ts'],
    setupFiles: ['.ci/mutation/firstFailureCounts.ts'],
  },
});
