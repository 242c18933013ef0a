// The types of the content are inferred from its schemas. Users of the library have no zod, so
// their declarations spell the types out, with the schemas' descriptions as comments.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { gameSchema } from '../content/gameSchema.ts';
import { resumeSchema } from '../content/resumeSchema.ts';

/**
 * Replaces the schemas' declarations with versions without zod.
 * @param folder the library's declarations of `src/content`
 */
export function writeSchemaTypes(folder: string): void {
  for (const name of readdirSync(folder)) if (/Schema\.d\.ts$/.test(name)) rmSync(join(folder, name));
  const write = (file: string, name: string, schema: z.ZodType) =>
    writeFileSync(join(folder, file), `export type ${name} = ${typeOf(z.toJSONSchema(schema))};\n`);
  write('gameSchema.d.ts', 'Game', gameSchema);
  write('resumeSchema.d.ts', 'WrittenResume', resumeSchema);
}

type Schema = z.core.JSONSchema._JSONSchema | undefined;

function typeOf(schema: Schema): string {
  if (typeof schema !== 'object') return 'unknown';
  const { anyOf, enum: values, type, items, properties, required = [], additionalProperties, readOnly } = schema;
  if (anyOf) return anyOf.map(typeOf).join(' | ');
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (type === 'array' && !Array.isArray(items)) return `${readOnly ? 'readonly ' : ''}(${typeOf(items)})[]`;
  if (type === 'integer') return 'number';
  if (type !== 'object') return typeof type === 'string' ? type : 'unknown';
  if (!properties) return `{ [name: string]: ${typeOf(additionalProperties)} }`;
  const lines = Object.entries(properties).map(([name, one]) => {
    const comment = typeof one === 'object' && one.description ? `/** ${one.description} */ ` : '';
    const [mark, gap] = required.includes(name) ? ['', ''] : ['?', ' | undefined'];
    return `${comment}${name}${mark}: ${typeOf(one)}${gap};`;
  });
  return `{\n${lines.join('\n')}\n}`;
}
