import { join, resolve } from 'node:path';
import type { CompiledSprite } from '../CompiledSprite.ts';
import type { SpriteData } from '../SpriteData.ts';
import { coveredSprite } from './coveredSprite.ts';

/** Where the compiled sprites are. Nothing else may be there. */
export const compiledFolder = resolve(import.meta.dirname, '../compiled');

/** What belongs into the folder, by path. */
export function compiledFiles(sprites: ReadonlyMap<string, SpriteData>): ReadonlyMap<string, string> {
  return new Map(
    Array.from(sprites, ([name, sprite]) => [
      join(compiledFolder, `${name}.ts`),
      moduleText(name, coveredSprite(sprite)),
    ]),
  );
}

function moduleText(name: string, { width, height, palette, paths }: CompiledSprite): string {
  return `// Made from src/art/sprites by "npm run art". Change the sprite, not this.
import type { CompiledSprite } from '../CompiledSprite.ts';

export const ${name}: CompiledSprite = {
  width: ${width},
  height: ${height},
  palette: ${JSON.stringify(palette)},
  paths: [
${paths.map((path) => `    ${JSON.stringify(path)},\n`).join('')}  ],
};
`;
}
