import type { ComponentProps } from 'react';
import { notFoundSprite } from './notFound/notFoundSprite.ts';
import { Sprite } from './Sprite.tsx';

/** What {@link NotFoundPicture} takes: whatever an `<svg>` takes, and the title. */
export type NotFoundPictureProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> & {
  /** What the picture shows, for those who do not see it. */
  title: string;
};

let drawn: ReturnType<typeof notFoundSprite> | undefined;

/**
 * The picture of the 404 page: a developer with a map, a dog who knows better, and a road with a piece missing. 96 x 64 dots;
 * as wide as its parent unless told otherwise.
 */
export function NotFoundPicture({ title, ...rest }: NotFoundPictureProps) {
  drawn ??= notFoundSprite();
  return <Sprite sprite={drawn} title={title} width="100%" {...rest} />;
}
