import cartridge from 'virtual:sprite/cartridge';
import type { PictureProps } from './PictureProps.ts';
import { Sprite } from './Sprite.tsx';

/** A game's cartridge in a cloud of dust (48 x 34 dots), for error screens. */
export function CartridgePicture(props: PictureProps) {
  return <Sprite {...props} sprite={cartridge} />;
}
