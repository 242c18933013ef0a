// A part of an address, `#a=1&page=12` or `?a=1&page=12`, is cut by hand: what else stands in it stays as it came, unread and in
// its own percent signs.

const parametersOf = (part: string): readonly string[] => part.slice(1).split('&');

/** The page that a part of an address names, counted from 0: 11 for `#page=12`. What is no page's number names none. */
export function pageIn(part: string, name: string): number | undefined {
  const value = parametersOf(part)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) - 1 : undefined;
}

/** The part, without its mark, that names `page`; `undefined` is none. */
export function withPage(part: string, name: string, page: number | undefined): string {
  const otherParameters = parametersOf(part).filter((one) => one && !one.startsWith(`${name}=`));
  return [...otherParameters, ...(page === undefined ? [] : [`${name}=${page + 1}`])].join('&');
}
