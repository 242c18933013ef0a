// The shape that each value has in a JSON Resume, from the schema.
import { fieldSchema } from '../validate/resumeSchema.ts';
import { isRecord, recordAt } from '../values.ts';

export type Shape =
  | { kind: 'text' | 'url' | 'email' | 'date' }
  | { kind: 'list'; itemShape: Shape }
  | { kind: 'fields'; fields: ReadonlyMap<string, Shape> };

export type Fields = Extract<Shape, { kind: 'fields' }>['fields'];

export const rootFields = fieldsOf(fieldSchema);
export const basicsFields = fieldsOf(fieldSchema.properties?.basics);

function fieldsOf(rule: unknown): Fields {
  return new Map(Object.entries(recordAt(rule, 'properties')).map(([key, value]) => [key, shapeOf(value)]));
}

function shapeOf(rule: unknown): Shape {
  const { properties, items, format } = isRecord(rule) ? rule : {};
  if (properties) return { kind: 'fields', fields: fieldsOf(rule) };
  if (items) return { kind: 'list', itemShape: shapeOf(items) };
  if (format === 'uri') return { kind: 'url' };
  return { kind: format === 'email' || format === 'date' ? format : 'text' };
}
