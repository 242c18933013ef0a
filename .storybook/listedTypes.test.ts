import { describe, expect, it } from 'vitest';
import { listsOf, withListedTypes, withWrittenTypes } from './listedTypes.ts';

const docgen = (name: string) => `{"tsType":{"name":"unknown[number]","raw":"(typeof ${name})[number]"}}`;

describe('listsOf', () => {
  it('finds lists of literals, on one line or many', () => {
    const lists = listsOf([
      "export const shells = ['teal', 'kiwi'] as const;",
      'const sizes = [\n  12,\n  14.5,\n] as const;',
    ]);
    expect([...lists]).toEqual([
      ['shells', ["'teal'", "'kiwi'"]],
      ['sizes', ['12', '14.5']],
    ]);
  });

  it('leaves out lists of other things, and a name that stands for two lists', () => {
    expect(
      listsOf(['const a = [one, two] as const;', "const b = ['x'] as const;", "const b = ['y'] as const;"]),
    ).toEqual(new Map());
  });
});

describe('withListedTypes', () => {
  it('shows the values of a list instead of its name', () => {
    const code = withListedTypes(docgen('shells'), listsOf(["const shells = ['teal', 'kiwi'] as const;"]));
    expect(JSON.parse(code)).toEqual({
      tsType: {
        name: 'union',
        raw: "'teal' | 'kiwi'",
        elements: [
          { name: 'literal', value: "'teal'" },
          { name: 'literal', value: "'kiwi'" },
        ],
      },
    });
  });

  it('leaves a list that it does not know as it is', () => {
    expect(withListedTypes(docgen('shells'), new Map())).toBe(docgen('shells'));
  });
});

describe('withWrittenTypes', () => {
  const unknown = '{"steps":{"required":true,"tsType":{"name":"unknown"}}}';

  it('shows a type as the file has it', () => {
    expect(withWrittenTypes(unknown, 'interface Props {\n  steps: readonly Step[];\n}')).toBe(
      '{"steps":{"required":true,"tsType":{"name":"readonly Step[]"}}}',
    );
  });

  it('leaves what the file does not have', () => {
    expect(withWrittenTypes(unknown, '')).toBe(unknown);
  });
});
