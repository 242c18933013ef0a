import type { SpriteData } from '../SpriteData.ts';
import { stackSprites } from '../stackSprites.ts';
import { city } from './cover/city.ts';
import { hero } from './cover/hero.ts';
import { hill, mountains, valley } from './cover/land.ts';
import { palette } from './cover/palette.ts';
import { sky } from './cover/sky.ts';

const size = { width: 128, height: 96 };

/** The title picture of the manual: the hero at dawn, before a road of levels that ends at the gate of a city. */
export function cover(): SpriteData {
  return stackSprites(size, palette, [...sky(), mountains(), ...city(), ...valley(), ...hill(), ...hero()]);
}
