import levelBadge1 from 'virtual:sprite/levelBadge1';
import levelBadge2 from 'virtual:sprite/levelBadge2';
import levelBadge3 from 'virtual:sprite/levelBadge3';
import levelBadge4 from 'virtual:sprite/levelBadge4';
import levelBadge5 from 'virtual:sprite/levelBadge5';
import levelBadge6 from 'virtual:sprite/levelBadge6';
import levelBadgeBonus from 'virtual:sprite/levelBadgeBonus';
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
