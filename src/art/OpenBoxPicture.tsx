import openBox from 'virtual:sprite/openBox';
import type { PictureProps } from './PictureProps.ts';
import { Sprite } from './Sprite.tsx';

/** The open box that console and manual came in, with its shadow (66 x 33 dots). Decoration. */
export function OpenBoxPicture(props: PictureProps) {
  return <Sprite {...props} sprite={openBox} />;
}
