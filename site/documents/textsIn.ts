/** The path of a value in a content file: `['work', 2, 'startDate']`. */
export type Path = readonly (string | number)[];

/** The texts in a value, with their paths. */
export function textsIn(value: unknown, path: Path = []): readonly { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  return Object.entries(Object(value)).flatMap(([key, item]) => textsIn(item, [...path, key]));
}
