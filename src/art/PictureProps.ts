import type { ComponentProps } from 'react';

/** What every picture takes: the props of an `<svg>`, and a title. */
export type PictureProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> & {
  /** What the picture shows, for screen readers. Without a title the picture is decoration and hidden from them. */
  title?: string | undefined;
};
