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
