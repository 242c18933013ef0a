import type { Path } from '../Problem.ts';

/**
 * Where a value stands that is being mended, in the mended document and in the file; and who is told what it was read as, or that it is
 * left out.
 */
export type NormalizationContext = {
  path: Path;
  filePath: Path;
  reportChange: Report;
  reportLoss: Report;
  renamedFields: Map<string, Path>;
};

type Report = (path: Path, message: string) => void;

/** A place below another; `key` is what its field is called in the file. */
export function childContext(parent: NormalizationContext, step: string | number, key = step): NormalizationContext {
  return { ...parent, path: [...parent.path, step], filePath: [...parent.filePath, key] };
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
    const compacted = Array.isArray(value) ? value.filter(() => true) : value;
    return isEmpty(compacted) ? undefined : compacted;
  });
}
