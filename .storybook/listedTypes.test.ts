import { expect, test } from 'vitest';
import { listsOf, withListedTypes, withWrittenTypes } from './listedTypes.ts';

test('lists of literals are found, on one line or many; lists of other things are not, nor a name that stands for two', () => {
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

test('a list is shown by its values instead of its name, one that is not known by its name', () => {
  const docgen = '{"tsType":{"name":"unknown[number]","raw":"(typeof shells)[number]"}}';
  const code = withListedTypes(docgen, listsOf(["const shells = ['teal', 'kiwi'] as const;"]));
  const elements = ["'teal'", "'kiwi'"].map((value) => ({ name: 'literal', value }));
  expect(JSON.parse(code)).toEqual({ tsType: { name: 'union', raw: "'teal' | 'kiwi'", elements } });
  expect(withListedTypes(docgen, new Map())).toBe(docgen);
});

test('a type that docgen does not know is shown as the file has it', () => {
  const unknown = '{"steps":{"required":true,"tsType":{"name":"unknown"}}}';
  const docgenText = '{"steps":{"required":true,"tsType":{"name":"readonly Step[]"}}}';
  expect(withWrittenTypes(unknown, 'interface Props {\n  steps: readonly Step[];\n}')).toBe(docgenText);
  expect(withWrittenTypes(unknown, '')).toBe(unknown);
});
