import { setupDocuments } from '../../vite/commands/setupDocuments.ts';
import type { SetupDocuments } from '../setupOptions.ts';

/** Documents without an error, for tests of other steps: compiling takes seconds. */
export const uncompiledDocuments: SetupDocuments = {
  ...setupDocuments,
  compileDocuments: () => Promise.resolve({ findings: [] }),
};
