import levelBadge1 from './compiled/levelBadge1.json' with { type: 'json' };
import levelBadge2 from './compiled/levelBadge2.json' with { type: 'json' };
import levelBadge3 from './compiled/levelBadge3.json' with { type: 'json' };
import levelBadge4 from './compiled/levelBadge4.json' with { type: 'json' };
import levelBadge5 from './compiled/levelBadge5.json' with { type: 'json' };
import levelBadge6 from './compiled/levelBadge6.json' with { type: 'json' };
import levelBadgeBonus from './compiled/levelBadgeBonus.json' with { type: 'json' };
import type { PictureProps } from './PictureProps.ts';
import { Sprite } from './Sprite.tsx';

export type LevelBadgeProps = PictureProps & {
  /** The level, 1 to 6, or the bonus stage. Values outside are clamped. */
  level: number | 'bonus';
};

const badges = [levelBadge1, levelBadge2, levelBadge3, levelBadge4, levelBadge5] as const;

/** The badge of a level (24 x 24 dots). Name the level in the title or in text next to it. */
export function LevelBadge({ level, ...rest }: LevelBadgeProps) {
  const sprite = level === 'bonus' ? levelBadgeBonus : (badges[Math.max(1, Math.floor(level)) - 1] ?? levelBadge6);
  return <Sprite {...rest} sprite={sprite} />;
}
