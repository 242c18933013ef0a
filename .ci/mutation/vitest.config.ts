// Stryker's test run: the tests of one part (mutationParts.ts) without the slowest.
import { defineConfig } from 'vitest/config';
import { spritesPlugin } from '../../site/sprites/spritesPlugin.ts';

// Too slow to repeat for every mutant: these start processes (in which no mutant is active),
// compile the documents, or render the share picture.
const slowTests = ['contentCommand', 'documentsPlugin', 'sharePng'].map((name) => `**/${name}.test.ts`);

export default defineConfig({
  plugins: [spritesPlugin()],
  test: {
    environment: 'node',
    // Each mutant would otherwise load everything again for each file.
    isolate: false,
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', ...slowTests],
    // Instrumented code is slow, and Stryker itself stops endless mutants.
    testTimeout: 60_000,
    setupFiles: ['.ci/mutation/stopAtFirstFailure.ts'],
  },
});
