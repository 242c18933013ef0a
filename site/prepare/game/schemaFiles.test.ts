import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentPaths } from '../../config/contentPaths.ts';
import { placeholderFolder } from '../readContent.ts';
import { schemaPaths, writeSchemas } from './schemaFiles.ts';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

writeSchemas();

test.each([dirname(schemaPaths.game), placeholderFolder])('%s/game.json links to its schema', (folder) => {
  expect(existsSync(join(folder, json(contentPaths(folder).game).$schema))).toBe(true);
});

test.each(Object.values(schemaPaths))('%s describes every field', (path) => {
  const undescribedFields: string[] = [];
  const look = (schema: unknown, fieldPath: string) => {
    if (typeof schema !== 'object' || schema === null) return;
    if ('properties' in schema && typeof schema.properties === 'object' && schema.properties) {
      for (const [key, field] of Object.entries(schema.properties)) {
        if (!('description' in field)) undescribedFields.push(`${fieldPath}.${key}`);
      }
    }
    for (const [key, part] of Object.entries(schema)) look(part, `${fieldPath}.${key}`);
  };
  look(json(path), '');
  expect(undescribedFields).toEqual([]);
});
