import type { Path } from '../report/Finding.ts';

/** A value's position in the normalized document and in the file, and callbacks for changes. */
export type NormalizationContext = {
  path: Path;
  filePath: Path;
  reportChange: ReportMessage;
  reportLoss: ReportMessage;
  renamedFields: Map<string, Path>;
};

type ReportMessage = (path: Path, message: string) => void;

/** The context of a child; `key` is the field's name in the file. */
export function childContext(parent: NormalizationContext, step: string | number, key = step): NormalizationContext {
  return { ...parent, path: [...parent.path, step], filePath: [...parent.filePath, key] };
}

/** Whether a value is empty and counts as missing. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || (typeof value === 'object' && Object.values(value).every(isEmpty));
}

/** Removes empty values at every level. */
export function withoutEmpty<Document>(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) => {
    // Items that became undefined leave holes, which filter skips.
    const compacted = Array.isArray(value) ? value.filter(() => true) : value;
    return isEmpty(compacted) ? undefined : compacted;
  });
}
