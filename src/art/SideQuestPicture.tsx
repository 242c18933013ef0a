import type { PictureProps } from './PictureProps.ts';
import { questPictures } from './questPictures.ts';
import { Sprite, type SpriteCrop } from './Sprite.tsx';

export type SideQuestPictureProps = PictureProps & {
  /** The kind of quest: site, app, game, … */
  picture: keyof typeof questPictures;
  /** Shows only this part. @default the whole picture */
  crop?: SpriteCrop | undefined;
};

/** A framed picture of a side quest (64 x 40 dots). */
export function SideQuestPicture({ picture, ...rest }: SideQuestPictureProps) {
  return <Sprite {...rest} sprite={questPictures[picture]} />;
}
