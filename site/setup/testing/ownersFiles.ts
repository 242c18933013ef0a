// Résumés for tests of setup. The standard one is JSON Resume's sample (MIT, © JSON Resume) with a
// certificate added.
import { join } from 'node:path';

const owners = join(import.meta.dirname, '../../e2e/owners');

export const ownersFiles = {
  standard: join(owners, 'standard.resume.json'),
  wordy: join(owners, 'wordy.resume.json'),
  minimal: join(owners, 'minimal.resume.json'),
  /** Written before JSON Resume 1.0. */
  old: join(import.meta.dirname, 'old.resume.json'),
} as const;
