import { join, resolve } from 'node:path';
import type { CompiledSprite } from '../../src/art/CompiledSprite.ts';
import { compileSprite } from '../../src/art/compileSprite.ts';
import type { SpriteData } from '../../src/art/SpriteData.ts';
import { coveredSprite } from './coveredSprite.ts';
import type { PaintOrders } from './paintOrders.ts';

/** Where the compiled sprites are. Nothing else may be there. */
export const compiledFolder = resolve(import.meta.dirname, '../../src/art/compiled');

/**
 * What belongs into the folder, by path.
 *
 * @param orders in which the sprites are painted; a sprite that has none paints each dot once
 */
export function compiledFiles(
  sprites: ReadonlyMap<string, SpriteData>,
  orders: PaintOrders,
): ReadonlyMap<string, string> {
  return new Map(
    [...sprites].map(([name, sprite]) => {
      const order = orders[name];
      const compiled = order === undefined ? compileSprite(sprite) : coveredSprite(sprite, order);
      return [join(compiledFolder, `${name}.ts`), moduleText(name, compiled)];
    }),
  );
}

/** The sprite as a module that the formatter would leave as it is. */
function moduleText(name: string, { width, height, palette, paths }: CompiledSprite): string {
  const colours = Object.entries(palette).map(([key, colour]) => `    ${property(key)}: '${colour}',\n`);
  return [
    `// Made from src/art/sprites by "npm run art". Change the sprite, not this.\n`,
    "import type { CompiledSprite } from '../CompiledSprite.ts';\n\n",
    `export const ${name}: CompiledSprite = {\n`,
    `  width: ${width},\n  height: ${height},\n`,
    `  palette: {\n${colours.join('')}  },\n`,
    `  paths: ${pathList(paths)},\n};\n`,
  ].join('');
}

/** Names and digits stand as they are; anything else is quoted. */
function property(key: string): string {
  return /^([a-z_$]|\d)$/i.test(key) ? key : `'${key}'`;
}

/** Like the formatter: one short path stays on the line. */
function pathList(paths: CompiledSprite['paths']): string {
  const [first] = paths;
  const inLine = first && paths.length === 1 ? `[['${first[0]}', '${first[1]}']]` : undefined;
  if (inLine && `  paths: ${inLine},`.length <= 120) return inLine;
  return `[\n${paths.map(pathLines).join('')}  ]`;
}

function pathLines([key, d]: CompiledSprite['paths'][number]): string {
  const line = `    ['${key}', '${d}'],`;
  return line.length <= 120 ? `${line}\n` : `    [\n      '${key}',\n      '${d}',\n    ],\n`;
}
