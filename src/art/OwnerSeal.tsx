import seal from 'virtual:sprite/seal';
import sealStar from 'virtual:sprite/sealStar';
import { useMemo } from 'react';
import { overlaySprites } from './CompiledSprite.ts';
import { initialsSprite } from './initialsSprite.ts';
import type { PictureProps } from './PictureProps.ts';
import { Sprite } from './Sprite.tsx';

export type OwnerSealProps = PictureProps & {
  /** One or two letters (A to Z) or digits. Without them, the seal shows a star. @default '' */
  initials?: string;
};

/** The owner's seal (40 x 40 dots). */
export function OwnerSeal({ initials = '', ...rest }: OwnerSealProps) {
  const sprite = useMemo(() => overlaySprites(seal, initialsSprite(initials) ?? sealStar), [initials]);
  return <Sprite {...rest} sprite={sprite} />;
}
