const isFunction = (value: unknown): boolean => typeof value === 'function';
const isObject = (value: unknown): value is object => typeof value === 'object';
const isNumeric = (value: unknown): boolean =>
  ['number', 'string'].includes(typeof value) && value !== '' && Number.isFinite(Number(value));
const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);

/** The props whose wrong values would break the book. `validateSettings` checks the settings. */
const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  page: isNumeric,
  pageCount: isNumeric,
  overscan: (value) => value === Number.POSITIVE_INFINITY || isNumeric(value),
  direction: isOneOf('ltr', 'rtl'),
  layout: isOneOf('auto', 'single', 'spread'),
  turnBy: isObject,
  turn: (value) => isObject(value) && 'progress' in value && isNumeric(value.progress),
  pageLabel: isFunction,
  pageName: isFunction,
  announcement: isFunction,
};

/** Drops values that are `null`, `NaN` or of a wrong type, which plain JavaScript may pass. */
export function validProps<Props extends object>(props: Props): Props {
  const isInvalid = ([name, value]: readonly [string, unknown]): boolean => {
    const check = /^on[A-Z]/.test(name) ? isFunction : checks[name];
    return value === null || Number.isNaN(value) || (value !== undefined && check?.(value) === false);
  };
  const invalidProps = Object.entries(props).filter(isInvalid);
  return { ...props, ...Object.fromEntries(invalidProps.map(([name]) => [name, undefined])) };
}
