// Accounts for every text of a file: the résumé has it, a message quotes it, or `left` lists it.
import type { ConvertedResume, Format, LeftPlace } from '../formats/Format.ts';
import type { LeftValue } from '../normalize/context.ts';
import { type Path, pathText } from '../report/Finding.ts';
import { fieldSchema } from '../validate/resumeSchema.ts';
import { unknownPaths } from '../validate/unknownKeys.ts';
import { isRecord, valueAt } from '../values.ts';
import { leftPlaces } from './leftValues.ts';

type Account = {
  /** The résumé without the keys that JSON Resume does not have. */
  document: unknown;
  left: readonly LeftPlace[];
};

/** A normalized résumé, the values that normalization left out, and the paths of its values in the file. */
type Normalized = { document: unknown; left: readonly LeftValue[]; toFilePath: (path: Path) => Path };

export function account(converted: ConvertedResume, normalized: Normalized, format: Format): Account {
  const unknown = unknownPaths(normalized.document, fieldSchema);
  const unknownValues = unknown.map((path) => ({
    path: normalized.toFilePath(path),
    value: valueAt(normalized.document, path),
  }));
  return {
    document: withoutPaths(normalized.document, new Set(unknown.map(pathText)), []),
    left: [...leftIn(converted, [...normalized.left, ...unknownValues], format), ...(converted.unused ?? [])],
  };
}

/** Lists the values that a format did not read, and those that normalization left out, by place. */
export function leftIn(
  { source }: Pick<ConvertedResume, 'source'>,
  left: readonly LeftValue[],
  { ignoredKeys, isHidden }: Pick<Format, 'ignoredKeys' | 'isHidden'>,
): readonly LeftPlace[] {
  const keys = new Set(left.map(({ path }) => pathText(path)));
  const isLeft = (path: Path) => path.some((_, index) => keys.has(pathText(path.slice(0, index + 1))));
  const ofFile = source
    ? leftPlaces(source.value, { ignoredKeys, isHidden, isLeft: (path) => isLeft(path) || !source.isRead(path) })
    : [];
  // A format may create fields that the file does not have.
  const madeValues = left.filter(({ path }) => valueAt(source?.value, path) === undefined);
  return [
    ...ofFile,
    ...madeValues.flatMap(({ path, value }) => leftPlaces(value, { ignoredKeys, isLeft: () => true, root: path })),
  ];
}

function withoutPaths(value: unknown, paths: ReadonlySet<string>, path: Path): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withoutPaths(item, paths, [...path, index]));
  if (!isRecord(value)) return value;
  const known = Object.entries(value).filter(([key]) => !paths.has(pathText([...path, key])));
  return Object.fromEntries(known.map(([key, item]) => [key, withoutPaths(item, paths, [...path, key])]));
}
