import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';

/** Bytes of the files once each is compressed as a host would (gzip, level 9). */
export async function gzipBytes(files: readonly string[]): Promise<number> {
  if (files.length === 0) return 0;
  const result = await sizeLimit(filePlugin, { checks: [{ files, gzip: true }] });
  const check: unknown = Array.isArray(result) ? result[0] : undefined;
  if (typeof check === 'object' && check !== null && 'size' in check && typeof check.size === 'number') {
    return check.size;
  }
  throw new Error(`size-limit has no size for ${files.join(', ')}.`);
}
