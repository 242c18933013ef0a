// Résumés for tests of setup. `standard` is JSON Resume's own sample.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const owners = join(import.meta.dirname, '../../e2e/owners');

export const ownersFiles = {
  standard: createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json'),
  wordy: join(owners, 'wordy.resume.json'),
  minimal: join(owners, 'minimal.resume.json'),
  /** From before JSON Resume 1.0. */
  old: join(import.meta.dirname, 'old.resume.json'),
} as const;
