/** The visitor's position on a screen. Plain data, because history entries store it. */
export type Position = {
  /** The zero-based open page. */
  readonly page: number;
  /** The zero-based part that is open on the page, if any. */
  readonly part?: number | undefined;
};

/** Validates stored data; `undefined` if it is not a position. */
export function readPosition(data: unknown): Position | undefined {
  if (typeof data !== 'object' || data === null || !('page' in data) || !isIndex(data.page)) return undefined;
  return 'part' in data && isIndex(data.part) ? { page: data.page, part: data.part } : { page: data.page };
}

/** The zero-based page that a URL's fragment names: 2 for `#page=3`. */
export function pageInFragment(fragment: string): number | undefined {
  const number = /[#&]page=([1-9]\d{0,8})(?:&|$)/.exec(fragment)?.[1];
  return number === undefined ? undefined : Number(number) - 1;
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
