import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const script = join(import.meta.dirname, 'drawPicture.mjs');

/** Enough time for a photo of 100 megapixels on a slow machine. */
const defaultTimeoutMs = 30_000;

/**
 * Draws an untrusted picture as a new file; a JPEG has a white background. Runs in a process of its
 * own, because some pictures crash the drawing library or keep it busy for minutes.
 * @throws if it cannot be drawn, with the reason as a part of a sentence
 */
export function drawPicture(
  bytes: Buffer,
  {
    format,
    maxWidthPx,
    timeoutMs = defaultTimeoutMs,
  }: { format: 'png' | 'jpeg'; maxWidthPx: number; timeoutMs?: number },
): Buffer {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [script, format, String(maxWidthPx)], {
    input: bytes,
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    maxBuffer: 1e9,
  });
  if (status === 0) return stdout;
  if (status === 1) throw new Error(stderr.toString());
  const isSlow = error && 'code' in error && error.code === 'ETIMEDOUT';
  const reason = isSlow ? `takes longer than ${timeoutMs / 1000} s` : 'crashes the program that does it';
  throw new Error(`drawing it ${reason}. Export it as a new PNG file`);
}
