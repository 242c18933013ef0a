import type { ComponentProps } from 'react';

/** What every picture takes: the props of an `<svg>`, and a title. */
export type PictureProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> & {
  /** What the picture shows, for those who do not see it. Without a title it is decoration and kept from them. */
  title?: string | undefined;
};
