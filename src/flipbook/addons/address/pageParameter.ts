// Edits a part of an address, `#a=1&page=12` or `?a=1&page=12`, as text: other parameters stay
// exactly as they are, including their percent encoding.

const parametersOf = (part: string): readonly string[] => part.slice(1).split('&');

/** The zero-based page in a part of an address: 11 for `#page=12`. `undefined` without a page number. */
export function pageIn(part: string, name: string): number | undefined {
  const value = parametersOf(part)
    .find((parameter) => parameter.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) - 1 : undefined;
}

/** Returns the part with `page` as its parameter, without its `#` or `?`. `undefined` removes the parameter. */
export function withPage(part: string, name: string, page: number | undefined): string {
  const otherParameters = parametersOf(part).filter((parameter) => parameter && !parameter.startsWith(`${name}=`));
  return [...otherParameters, ...(page === undefined ? [] : [`${name}=${page + 1}`])].join('&');
}
