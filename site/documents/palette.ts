import { readFileSync } from 'node:fs';

const sheet = readFileSync(new URL('../../src/theme/tokens.css', import.meta.url), 'utf8');

/**
 * Returns a theme color as `#rrggbb`, for documents, icons and pictures.
 * @throws if the theme has no color of that name
 */
export function paletteColor(name: string): string {
  const color = new RegExp(`--${name}: (#\\w{6});`).exec(sheet)?.[1];
  if (!color) throw new Error(`Color --${name} not found in src/theme/tokens.css. Define it there as #rrggbb.`);
  return color;
}
