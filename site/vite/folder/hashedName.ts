import { createHash } from 'node:crypto';

/** In characters: enough to avoid collisions between versions of a file. */
const hashLength = 8;

/**
 * A file name with a hash of the content, so that browsers may cache it forever:
 * `assets/fallback-5d41402a.js`.
 */
export function hashedName(name: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, hashLength);
  return name.replace(/(\.[^.]+)$/, `-${hash}$1`);
}
