import { expect, test } from 'vitest';
import { layerOrder, layerStatement } from './layerOrder.ts';

test('a theme that names no order stops the build', () => {
  expect(() => layerStatement('@layer site { a { color: red } }')).toThrow(
    'src/theme/theme.css does not name the layers in their order. Put "@layer tokens, …;" first in it.',
  );
});

test('every style sheet of a build begins with the order, and nothing else does', () => {
  const { generateBundle, ...plugin } = layerOrder();
  if (typeof generateBundle !== 'function') throw new Error('The hook is a function.');
  const bundle = {
    'a.css': { type: 'asset', fileName: 'a.css', source: 'a {}' },
    'b.css': { type: 'asset', fileName: 'b.css', source: Buffer.from('b {}') },
    'a.css.map': { type: 'asset', fileName: 'a.css.map', source: '{}' },
    'c.css': { type: 'chunk', fileName: 'c.css', source: 'c {}' },
  };
  Reflect.apply(generateBundle, undefined, [{}, bundle]);
  const [, rest = ''] = /^@layer [\w, ]+;(.*)$/.exec(bundle['a.css'].source) ?? [];
  expect(rest).toBe('a {}');
  expect(bundle['b.css'].source).toBe(bundle['a.css'].source.replace(/a \{\}$/, 'b {}'));
  expect([bundle['a.css.map'].source, bundle['c.css'].source]).toEqual(['{}', 'c {}']);
  // After the plugins that write style sheets, and not while the site is only served.
  expect(plugin).toEqual({ name: 'layer-order', apply: 'build', enforce: 'post' });
});
