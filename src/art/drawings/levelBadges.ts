import { outlineRows } from '../outlineRows.ts';
import type { SpriteData } from '../SpriteData.ts';
import { type Layer, stackSprites } from '../stackSprites.ts';
import { jewel, laurel, leather, medal, present, sign, wings } from './levelBadges/bodies.ts';
import { numerals } from './levelBadges/numerals.ts';
import { palette } from './levelBadges/palette.ts';
import { outlined } from './shapes/outlined.ts';

const size = { width: 24, height: 24 };

export const levelBadge1 = () => badge(sign, numeral(1, 'k', 10));
export const levelBadge2 = () => badge(leather, numeral(2, 's', 7));
export const levelBadge3 = () => badge(medal, numeral(3, 'k', 11));
export const levelBadge4 = () => badge(wings, numeral(4, 's', 7));
export const levelBadge5 = () => badge(laurel, numeral(5, 'k', 9));
export const levelBadge6 = () => badge(jewel, outlined('x', numeral(6, 's', 9)));
export const levelBadgeBonus = () => badge(present);

function badge(body: readonly string[], ...over: readonly Layer[]): SpriteData {
  const rows = outlineRows(body, 'k');
  const x = Math.floor((size.width - (rows[0]?.length ?? 0)) / 2);
  return stackSprites(size, palette, [{ rows, x, y: Math.ceil((size.height - rows.length) / 2) }, ...over]);
}

function numeral(number: keyof typeof numerals, key: string, y: number): Layer {
  return { rows: numerals[number].map((row) => row.replaceAll('#', key)), x: 9, y };
}
