import { conference } from './compiled/conference.ts';
import { stream } from './compiled/stream.ts';
import { tournament } from './compiled/tournament.ts';
import type { PictureProps } from './PictureProps.ts';
import { Sprite, type SpriteCrop } from './Sprite.tsx';

const pictures = { stream, conference, tournament } as const;

/** Props of {@link SideQuestPicture}, beside what every picture takes. */
export type SideQuestPictureProps = PictureProps & {
  /** Which picture. */
  picture: keyof typeof pictures;
  /** Shows only this part. @default all of it */
  crop?: SpriteCrop | undefined;
};

/** A picture of a side quest (64 x 40 dots), in a frame of its own. */
export function SideQuestPicture({ picture, ...rest }: SideQuestPictureProps) {
  return <Sprite {...rest} sprite={pictures[picture]} />;
}
