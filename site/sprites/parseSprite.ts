import { type SpriteData, spriteSize } from '../../src/art/SpriteData.ts';

/**
 * Parses the text of a sprite: rows of dots, an empty line, then per color its key, the color, and
 * an optional note, which also applies to the lines below.
 * @param file the file's name, for errors
 * @throws with the file's name if a row has the wrong length, or a line is missing or invalid
 */
export function parseSprite(text: string, file: string): SpriteData {
  const lines = text.trimEnd().split('\n');
  const end = lines.indexOf('');
  if (end === -1) throw new Error(`${file}: expected an empty line between the dots and their colors.`);
  const rows = lines.slice(0, end);
  const palette = Object.fromEntries(
    lines.slice(end + 1).map((line, index) => colorOf(line, `${file}, line ${end + 2 + index}`)),
  );
  const sprite = { rows, palette };
  try {
    spriteSize(sprite);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  return sprite;
}

function colorOf(line: string, position: string): readonly [key: string, color: string] {
  const [, key, color] = /^(\S) (\S+)(?: .*)?$/.exec(line) ?? [];
  if (key !== undefined && color !== undefined) return [key, color];
  throw new Error(`${position}: "${line}" is not a color. Expected a key, a space and a color: k #1d1a2b`);
}
