import { resolve } from 'node:path';

/**
 * The folder of `resume.json` and `game.json`: `CONTENT_DIR`, seen from the repository's root, else `site/content`.
 */
export function contentFolder(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  return resolve(import.meta.dirname, '../..', environment.CONTENT_DIR || 'site/content');
}

/**
 * The day that a build takes for today, as `YYYY-MM-DD` in UTC: the day of `SOURCE_DATE_EPOCH` (seconds since 1970)
 * where a build is to be repeated to the byte, else the clock's.
 *
 * @throws when `SOURCE_DATE_EPOCH` is set to something that is not a time
 */
export function contentToday(
  environment: Readonly<Record<string, string | undefined>>,
  now: () => number = Date.now,
): string {
  const epoch = environment.SOURCE_DATE_EPOCH;
  const time = new Date(epoch ? Number(epoch) * 1000 : now());
  if (Number.isNaN(time.getTime())) {
    throw new Error(
      `SOURCE_DATE_EPOCH is ${JSON.stringify(epoch)}, which is not a time. Set it to seconds since 1970, or unset it.`,
    );
  }
  return time.toISOString().slice(0, 10);
}

/** The folder that the site is written to: `OUT_DIR`, seen from the repository's root, else `dist/site`. */
export function outFolder({ OUT_DIR }: { readonly OUT_DIR?: string | undefined }): string {
  return resolve(import.meta.dirname, '../..', OUT_DIR || 'dist/site');
}
