// Accounts for every text of a file: the résumé has it, a message quotes it, or `unused` lists it.
import type { ConvertedResume, Format, UnusedPlace } from '../formats/Format.ts';
import type { UnusedValue } from '../normalize/context.ts';
import { mapParts } from '../readTracker.ts';
import { type Path, pathText } from '../report/Finding.ts';
import { fieldSchema } from '../validate/resumeSchema.ts';
import { unknownPaths } from '../validate/unknownKeys.ts';
import { valueAt } from '../values.ts';
import { unusedPlaces } from './unusedPlaces.ts';

type Account = {
  /** The résumé without the keys that JSON Resume does not have. */
  document: unknown;
  unused: readonly UnusedPlace[];
};

/** A normalized résumé, the values that normalization did not use, and the paths of its values in the file. */
type Normalized = { document: unknown; unused: readonly UnusedValue[]; toFilePath: (path: Path) => Path };

export function account(converted: ConvertedResume, normalized: Normalized, format: Format): Account {
  const pathsOfUnknownKeys = unknownPaths(normalized.document, fieldSchema);
  const unknownValues = pathsOfUnknownKeys.map((path) => ({
    path: normalized.toFilePath(path),
    value: valueAt(normalized.document, path),
  }));
  return {
    document: withoutPaths(normalized.document, new Set(pathsOfUnknownKeys.map(pathText)), []),
    unused: [...unusedIn(converted, [...normalized.unused, ...unknownValues], format), ...(converted.unused ?? [])],
  };
}

/** The values of a JSON Resume under unknown keys. They stay in the file, but no page shows them. */
export function placesOfUnknownKeys(
  { document, toFilePath }: Normalized,
  { ignoredKeys }: Format,
): readonly UnusedPlace[] {
  return unknownPaths(document, fieldSchema).flatMap((path) =>
    unusedPlaces(valueAt(document, path), { ignoredKeys, isUnused: () => true, root: toFilePath(path) }),
  );
}

/** Lists the values that a format did not read, and those that normalization did not use, by place. */
export function unusedIn(
  { source }: Pick<ConvertedResume, 'source'>,
  values: readonly UnusedValue[],
  { ignoredKeys, isHidden }: Pick<Format, 'ignoredKeys' | 'isHidden'>,
): readonly UnusedPlace[] {
  const unusedPaths = new Set(values.map(({ path }) => pathText(path)));
  const isUnused = (path: Path) => path.some((_, index) => unusedPaths.has(pathText(path.slice(0, index + 1))));
  const placesInFile = source
    ? unusedPlaces(source.value, { ignoredKeys, isHidden, isUnused: (path) => isUnused(path) || !source.isRead(path) })
    : [];
  // A format may create fields that the file does not have.
  const createdValues = values.filter(({ path }) => valueAt(source?.value, path) === undefined);
  return [
    ...placesInFile,
    ...createdValues.flatMap(({ path, value }) =>
      unusedPlaces(value, { ignoredKeys, isUnused: () => true, root: path }),
    ),
  ];
}

function withoutPaths(value: unknown, paths: ReadonlySet<string>, path: Path): unknown {
  if (paths.has(pathText(path))) return undefined;
  return mapParts(value, (part, key) => withoutPaths(part, paths, [...path, key]));
}
