import type { PictureProps } from './PictureProps.ts';
import { questPictures } from './questPictures.ts';
import { Sprite, type SpriteCrop } from './Sprite.tsx';

export type SideQuestPictureProps = PictureProps & {
  /** What the quest is: a site, an app, a game … */
  picture: keyof typeof questPictures;
  /** Shows only this part. @default all of it */
  crop?: SpriteCrop | undefined;
};

/** A picture of a side quest (64 x 40 dots), in a frame of its own. */
export function SideQuestPicture({ picture, ...rest }: SideQuestPictureProps) {
  return <Sprite {...rest} sprite={questPictures[picture]} />;
}
