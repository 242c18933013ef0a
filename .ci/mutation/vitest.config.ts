// What Stryker runs: the tests of one part (mutationParts.ts) that need nothing but this process.
import { defineConfig } from 'vitest/config';

// Too slow to run once for each mutant: these start a process for each test (in which no mutant is active), compile the
// documents, or draw the picture that a shared link shows.
const slowTests = ['contentCli', 'contentCommand', 'documentsPlugin', 'sharePng'].map((name) => `**/${name}.test.ts`);

export default defineConfig({
  test: {
    environment: 'node',
    // Each mutant would pay for loading everything anew in each file.
    isolate: false,
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', ...slowTests],
    // Instrumented code is slow, and a mutant that never ends is ended by Stryker.
    testTimeout: 60_000,
    setupFiles: ['.ci/mutation/firstFailureCounts.ts'],
  },
});
