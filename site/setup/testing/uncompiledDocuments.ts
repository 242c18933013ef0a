import { setupDocuments } from '../../vite/commands/setupDocuments.ts';
import type { SetupDocuments } from '../setupOptions.ts';

/** Documents without errors. Tests of other steps use them, because compiling takes seconds. */
export const uncompiledDocuments: SetupDocuments = {
  ...setupDocuments,
  compileDocuments: () => Promise.resolve({ findings: [] }),
};
