// Résumés for tests of setup. `standard` is JSON Resume's sample (MIT, © JSON Resume) with an added certificate.
import { join } from 'node:path';

const owners = join(import.meta.dirname, '../../e2e/owners');

export const ownersFiles = {
  standard: join(owners, 'standard.resume.json'),
  wordy: join(owners, 'wordy.resume.json'),
  minimal: join(owners, 'minimal.resume.json'),
  /** From before JSON Resume 1.0. */
  old: join(import.meta.dirname, 'old.resume.json'),
} as const;
