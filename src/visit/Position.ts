/** The visitor's position on a screen. Plain data, because history entries store it. */
export type Position = {
  /** The open page, from 0. */
  readonly page: number;
  /** The part that is open on the page, from 0; `undefined` when none is. */
  readonly part?: number | undefined;
};

/** The position in stored data; `undefined` unless it is one. */
export function readPosition(data: unknown): Position | undefined {
  if (typeof data !== 'object' || data === null || !('page' in data) || !isIndex(data.page)) return undefined;
  return 'part' in data && isIndex(data.part) ? { page: data.page, part: data.part } : { page: data.page };
}

/** The page that a fragment such as `#page=3` names, from 0; `undefined` without one. */
export function pageInFragment(fragment: string): number | undefined {
  const number = /[#&]page=([1-9]\d{0,8})(?:&|$)/.exec(fragment)?.[1];
  return number === undefined ? undefined : Number(number) - 1;
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
