import { expect, test } from 'vitest';
import { layerStatement } from './layerOrder.ts';

test('the order of the layers is taken from the theme’s first line', () => {
  const css =
    '/* ground */\n@layer tokens, base, parts, site;\n@import "./a.css" layer(tokens);\n@layer site { a { color: red } }';
  expect(layerStatement(css)).toBe('@layer tokens, base, parts, site;');
});

test('a theme that names no order stops the build', () => {
  expect(() => layerStatement('@layer site { a { color: red } }')).toThrow(
    'src/theme/theme.css does not name the layers in their order. Put "@layer tokens, …;" first in it.',
  );
});
