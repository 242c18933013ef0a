import notFound from 'virtual:sprite/notFound';
import type { PictureProps } from './PictureProps.ts';
import { Sprite } from './Sprite.tsx';

export type NotFoundPictureProps = PictureProps & {
  /** Alternative text. */
  title: string;
};

/** A console whose game has a hole, for the 404 page (118 x 72 dots), by default as wide as its parent. */
export function NotFoundPicture(props: NotFoundPictureProps) {
  return <Sprite sprite={notFound} width="100%" {...props} />;
}
