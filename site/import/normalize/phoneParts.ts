import { isEmpty, isRecord } from '../values.ts';

/** The number of `{ "country_code": "+32", "number": 470000000 }`. */
export function phoneParts(value: unknown): string | undefined {
  const parts = Object.values(isRecord(value) ? value : {}).filter((part) => !isEmpty(part));
  const areNumbers = parts.length > 1 && parts.every((part) => /^\+?[\d\s()./-]+$/.test(String(part)));
  return areNumbers ? parts.join(' ') : undefined;
}
