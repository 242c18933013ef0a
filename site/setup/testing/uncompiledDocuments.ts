import { setupDocuments } from '../../vite/commands/setupDocuments.ts';
import type { SetupDocuments } from '../setupOptions.ts';

/** Reports no errors without compiling, which takes seconds. */
export const uncompiledDocuments: SetupDocuments = {
  ...setupDocuments,
  compileDocuments: () => Promise.resolve({ findings: [] }),
};
