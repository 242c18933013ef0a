// The shape of a JSON Resume document, for normalization.
import { type Path, pathText } from '../report/Finding.ts';
import { fieldSchema } from '../schema/fieldSchema.ts';
import { isRecord } from '../values.ts';
import type { Calendar } from './otherCalendars.ts';

export type Shape =
  | { kind: 'text' | 'url' | 'email' | 'date' }
  | { kind: 'list'; itemShape: Shape }
  | { kind: 'fields'; fields: ReadonlyMap<string, Shape> };

export type Fields = Extract<Shape, { kind: 'fields' }>['fields'];

export const resumeShape: Shape = shapeOf(fieldSchema);

function shapeOf(rule: unknown): Shape {
  if (!isRecord(rule)) return { kind: 'text' };
  if (isRecord(rule.properties)) {
    const properties = Object.entries(rule.properties).filter(([key]) => key !== '$schema');
    return { kind: 'fields', fields: new Map(properties.map(([key, value]) => [key, shapeOf(value)])) };
  }
  if (rule.type === 'array') return { kind: 'list', itemShape: shapeOf(rule.items) };
  if (rule.format === 'uri') return { kind: 'url' };
  if (rule.format === 'email') return { kind: 'email' };
  return { kind: typeof rule.$ref === 'string' && rule.$ref.endsWith('iso8601') ? 'date' : 'text' };
}

/** A value's position in the normalized document and in the file, and callbacks for changes. */
export type NormalizationContext = {
  path: Path;
  filePath: Path;
  calendar: Calendar;
  reportChange: ReportMessage;
  reportLoss: ReportMessage;
  renamedFields: Map<string, Path>;
  /** By path, where keys are in the file that are elsewhere than their object. */
  movedKeys: Map<string, Path>;
};

type ReportMessage = (path: Path, message: string) => void;

/** The context of a child; `key` is the field's name in the file. */
export function childContext(parent: NormalizationContext, step: string | number, key = step): NormalizationContext {
  return { ...parent, path: [...parent.path, step], filePath: filePathOf(parent, key) };
}

/** The path of a key's value in the file. */
export function filePathOf({ path, filePath, movedKeys }: NormalizationContext, key: string | number): Path {
  const movedPath = movedKeys.size > 0 ? movedKeys.get(pathText([...path, key])) : undefined;
  return movedPath ?? [...filePath, key];
}
