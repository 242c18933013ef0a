import { createHash } from 'node:crypto';

/** Enough that two versions of a file never share a name. In characters. */
const hashLength = 8;

/**
 * The name of a file that may be kept for ever, since it changes with what is in the file: `assets/fallback-5d41402a.js`.
 *
 * @param name with its ending
 */
export function hashedName(name: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, hashLength);
  return name.replace(/(\.[^.]+)$/, `-${hash}$1`);
}
