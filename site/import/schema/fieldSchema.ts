// The fields that a résumé may have: those of JSON Resume, and a few that people and other tools add and
// the site shows. Tests keep them in step with resumeSchema.
import { schema } from '@jsonresume/schema';
import { isRecord } from '../values.ts';

const text = { type: 'string' };
const texts = { type: 'array', items: text };

/** By the path of their object. */
const addedFields: Readonly<Record<string, object>> = {
  'basics.location': { country: text },
  'volunteer[]': { location: text },
  'education[]': { location: text, thesis: text, summary: text, highlights: texts },
  'awards[]': { url: { type: 'string', format: 'uri' } },
  'certificates[]': { summary: text },
  'publications[]': { authors: texts },
  'references[]': { position: text },
  'projects[]': { location: text },
};

export const fieldSchema: object = Object(withAddedFields(schema, ''));

function withAddedFields(rule: unknown, path: string): unknown {
  if (!isRecord(rule)) return rule;
  const { properties, items } = rule;
  const fields = Object.entries(isRecord(properties) ? properties : {}).map(([key, value]) => [
    key,
    withAddedFields(value, path ? `${path}.${key}` : key),
  ]);
  return {
    ...rule,
    ...(isRecord(properties) && { properties: { ...Object.fromEntries(fields), ...addedFields[path] } }),
    ...(items !== undefined && { items: withAddedFields(items, `${path}[]`) }),
  };
}
