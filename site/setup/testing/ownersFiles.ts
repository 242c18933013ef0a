// The owners that setup is tested with. The standard one is the sample of JSON Resume (MIT, © JSON Resume) with a certificate.
import { join } from 'node:path';

const owners = join(import.meta.dirname, '../../e2e/owners');

export const ownersFiles = {
  standard: join(owners, 'standard.resume.json'),
  wordy: join(owners, 'wordy.resume.json'),
  minimal: join(owners, 'minimal.resume.json'),
  /** Written before JSON Resume 1.0. */
  old: join(import.meta.dirname, 'old.resume.json'),
} as const;
