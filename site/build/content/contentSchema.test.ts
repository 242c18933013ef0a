import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gameSchemaFile } from './contentSchema.ts';

const file = readFileSync(join(import.meta.dirname, '../../content/game.schema.json'), 'utf8');

it("the editor's schema of game.json is up to date", () => {
  expect(file === gameSchemaFile(), 'game.schema.json is out of date. Renew it: npm run content:schema').toBe(true);
});

it('explains every field', () => {
  const unexplained: string[] = [];
  const look = (schema: unknown, path: string) => {
    if (typeof schema !== 'object' || schema === null) return;
    if ('properties' in schema && typeof schema.properties === 'object' && schema.properties) {
      for (const [key, field] of Object.entries(schema.properties)) {
        if (!('description' in field)) unexplained.push(`${path}.${key}`);
      }
    }
    for (const [key, part] of Object.entries(schema)) look(part, `${path}.${key}`);
  };
  look(JSON.parse(file), 'game');
  expect(unexplained).toEqual([]);
});
