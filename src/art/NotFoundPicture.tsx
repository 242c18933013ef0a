import notFound from './compiled/notFound.json' with { type: 'json' };
import type { PictureProps } from './PictureProps.ts';
import { Sprite } from './Sprite.tsx';

export type NotFoundPictureProps = PictureProps & {
  /** What the picture shows, for those who do not see it. */
  title: string;
};

/**
 * The picture of the 404 page: a developer with a map, a dog who knows better, and a road with a piece missing. 96 x 64 dots;
 * as wide as its parent by default.
 */
export function NotFoundPicture(props: NotFoundPictureProps) {
  return <Sprite sprite={notFound} width="100%" {...props} />;
}
