import notFound from 'virtual:sprite/notFound';
import type { PictureProps } from './PictureProps.ts';
import { Sprite } from './Sprite.tsx';

export type NotFoundPictureProps = PictureProps & {
  /** Alternative text. */
  title: string;
};

/** The picture of the 404 page (96 x 64 dots), by default as wide as its parent. */
export function NotFoundPicture(props: NotFoundPictureProps) {
  return <Sprite sprite={notFound} width="100%" {...props} />;
}
