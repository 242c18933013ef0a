import { resolve } from 'node:path';
import { SettingError } from './SettingError.ts';

/** The content folder: `CONTENT_DIR`, relative to the repository. @default `site/content` */
export function contentFolder(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  return resolve(import.meta.dirname, '../..', environment.CONTENT_DIR || 'site/content');
}

/**
 * "Today" as `YYYY-MM-DD` in UTC: the day of `SOURCE_DATE_EPOCH` (seconds since 1970), which makes
 * builds reproducible, or else the clock's.
 * @throws if `SOURCE_DATE_EPOCH` is not a time
 */
export function contentToday(
  environment: Readonly<Record<string, string | undefined>>,
  now: () => number = Date.now,
): string {
  const epoch = environment.SOURCE_DATE_EPOCH;
  const time = new Date(epoch ? Number(epoch) * 1000 : now());
  if (Number.isNaN(time.getTime())) {
    throw new SettingError(
      `Invalid SOURCE_DATE_EPOCH: ${JSON.stringify(epoch)}. Set it to seconds since 1970, or unset it.`,
    );
  }
  return time.toISOString().slice(0, 10);
}

const highestPort = 65_535;

/**
 * @param defaultPort used if `PORT` is missing or blank
 * @throws if `PORT` is not a valid port
 */
export function requestedPort(text: string | undefined, defaultPort: number): number {
  // Blank counts as missing: `Number` would parse it as 0, which means any free port.
  const port = text === undefined || text.trim() === '' ? defaultPort : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= highestPort) return port;
  throw new SettingError(
    `Invalid PORT: ${JSON.stringify(text)}. Set it to a whole number from 0 to ${highestPort}, as in PORT=8080.`,
  );
}

/** The output folder: `OUT_DIR`, relative to the repository. @default `dist/site` */
export function outFolder({ OUT_DIR }: { readonly OUT_DIR?: string | undefined }): string {
  return resolve(import.meta.dirname, '../..', OUT_DIR || 'dist/site');
}
