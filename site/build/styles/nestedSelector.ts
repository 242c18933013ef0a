/**
 * A nested rule's selector as it would stand by itself.
 *
 * @param own as it is written: with a `&` for what is round it, or as a descendant of that
 * @param outer selector of the rule round it, by itself
 */
export function nestedSelector(own: string, outer: string): string {
  const around = `:is(${outer})`;
  return own.includes('&') ? own.replaceAll('&', around) : `${around} ${own}`;
}
