import { readFileSync } from 'node:fs';

const sheet = readFileSync(new URL('../../src/theme/tokens.css', import.meta.url), 'utf8');

/**
 * A colour of the theme, as `#rrggbb`, for what no style sheet colours: documents, icons, the share picture.
 *
 * @throws where the theme has none of that name
 */
export function paletteColour(name: string): string {
  const colour = new RegExp(`--${name}: (#\\w{6});`).exec(sheet)?.[1];
  if (!colour) throw new Error(`The palette of src/theme/tokens.css has no --${name}. Write it there, as #rrggbb.`);
  return colour;
}
