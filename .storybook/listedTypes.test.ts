import { expect, test } from 'vitest';
import { listsOf, withListedTypes, withWrittenTypes } from './listedTypes.ts';

test('lists of literals are found on one line or many, but not other lists or a name used for two lists', () => {
  const lists = listsOf([
    "export const shells = ['teal', 'kiwi'] as const;",
    'const sizes = [\n  12,\n  14.5,\n] as const;',
    'const a = [one, two] as const;',
    "const b = ['x'] as const;",
    "const b = ['y'] as const;",
  ]);
  expect([...lists]).toEqual([
    ['shells', ["'teal'", "'kiwi'"]],
    ['sizes', ['12', '14.5']],
  ]);
});

test('a known list is replaced by its values, an unknown one keeps its name', () => {
  const docgen = '{"tsType":{"name":"unknown[number]","raw":"(typeof shells)[number]"}}';
  const code = withListedTypes(docgen, listsOf(["const shells = ['teal', 'kiwi'] as const;"]));
  const elements = ["'teal'", "'kiwi'"].map((value) => ({ name: 'literal', value }));
  expect(JSON.parse(code)).toEqual({ tsType: { name: 'union', raw: "'teal' | 'kiwi'", elements } });
  expect(withListedTypes(docgen, new Map())).toBe(docgen);
});

test('a type unknown to docgen is printed as the source writes it', () => {
  const unknown = '{"steps":{"required":true,"tsType":{"name":"unknown"}}}';
  const docgenText = '{"steps":{"required":true,"tsType":{"name":"readonly Step[]"}}}';
  expect(withWrittenTypes(unknown, 'interface Props {\n  steps: readonly Step[];\n}')).toBe(docgenText);
  expect(withWrittenTypes(unknown, '')).toBe(unknown);
});
