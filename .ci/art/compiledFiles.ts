import { join, resolve } from 'node:path';
import type { CompiledSprite } from '../../src/art/CompiledSprite.ts';
import { compileSprite } from '../../src/art/compileSprite.ts';
import { drawings } from '../../src/art/drawings/index.ts';
import type { SpriteData } from '../../src/art/SpriteData.ts';

const art = resolve(import.meta.dirname, '../../src/art');

/** Where the compiled drawings are. Nothing else may be there. */
export const compiledFolder = join(art, 'compiled');

/** Where the drawings' grids are, as text: in them a change of a drawing can be reviewed. Nothing else may be there. */
export const gridFolder = join(art, 'drawings/grids');

/** What belongs into the two folders, by path. */
export function compiledFiles(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries<() => SpriteData>(drawings).flatMap(([name, draw]) => {
      const sprite = draw();
      return [
        [join(compiledFolder, `${name}.ts`), moduleText(name, compileSprite(sprite))],
        [join(gridFolder, `${name}.txt`), gridText(sprite)],
      ] as const;
    }),
  );
}

/** The sprite as a module that the formatter would leave as it is. */
function moduleText(name: string, { width, height, palette, paths }: CompiledSprite): string {
  const colours = Object.entries(palette).map(([key, colour]) => `    ${property(key)}: '${colour}',\n`);
  return [
    `// Made from src/art/drawings by "npm run art". Change the drawing, not this.\n`,
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

function gridText({ rows, palette }: SpriteData): string {
  const used = new Set(rows.join(''));
  const colours = Object.entries(palette).filter(([key]) => used.has(key));
  return `${rows.join('\n')}\n\n${colours.map(([key, colour]) => `${key} ${colour}\n`).join('')}`;
}
