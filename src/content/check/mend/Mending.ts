import type { Path } from '../Problem.ts';

/**
 * Where a value stands that is being mended, in the mended document and in the file; and who is told what it was read as, or that it is
 * left out.
 */
export type Place = { path: Path; at: Path; say: Say; lose: Say; renamed: Map<string, Path> };

type Say = (path: Path, message: string) => void;

/** A place below another; `key` is what its field is called in the file. */
export function below(place: Place, step: string | number, key = step): Place {
  return { ...place, path: [...place.path, step], at: [...place.at, key] };
}

/** Whether a value says nothing: these count as absent. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || (typeof value === 'object' && Object.values(value).every(isEmpty));
}

/** A document without what says nothing, inside and out. */
export function withoutEmpty(document: unknown): unknown {
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) => {
    // Items that became undefined have left holes behind, which filter does not visit.
    const kept = Array.isArray(value) ? value.filter(() => true) : value;
    return isEmpty(kept) ? undefined : kept;
  });
}
