// The shape of a JSON Resume document, for normalization.
import { type Path, pathText } from '../report/Finding.ts';
import { fieldSchema } from '../validate/resumeSchema.ts';
import { isRecord, recordIn } from '../values.ts';

export type Shape =
  | { kind: 'text' | 'url' | 'email' | 'date' }
  | { kind: 'list'; itemShape: Shape }
  | { kind: 'fields'; fields: ReadonlyMap<string, Shape> };

export type Fields = Extract<Shape, { kind: 'fields' }>['fields'];

export const rootFields = fieldsOf(fieldSchema);
export const basicsFields = fieldsOf(fieldSchema.properties?.basics);

function fieldsOf(rule: unknown): Fields {
  return new Map(Object.entries(recordIn(rule, 'properties')).map(([key, value]) => [key, shapeOf(value)]));
}

function shapeOf(rule: unknown): Shape {
  const { properties, items, format } = isRecord(rule) ? rule : {};
  if (properties) return { kind: 'fields', fields: fieldsOf(rule) };
  if (items) return { kind: 'list', itemShape: shapeOf(items) };
  if (format === 'uri') return { kind: 'url' };
  return { kind: format === 'email' || format === 'date' ? format : 'text' };
}

/** A value's position in the normalized document and in the file, and callbacks for changes. */
export type NormalizationContext = {
  path: Path;
  filePath: Path;
  reportChange: ReportMessage;
  reportLoss: ReportMessage;
  /** Reports a value that is not read, and that no message tells about. */
  reportLeft: (path: Path, value: unknown) => void;
  renamedFields: Map<string, Path>;
  /** By path, where keys are in the file that are elsewhere than their object. */
  movedKeys: Map<string, Path>;
};

type ReportMessage = (path: Path, message: string) => void;

/** The path of a key's value in the file. */
export function filePathOf({ path, filePath, movedKeys }: NormalizationContext, key: string | number): Path {
  return movedKeys.get(pathText([...path, key])) ?? [...filePath, key];
}
