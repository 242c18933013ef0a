import type { ComponentProps } from 'react';

/** Props of a picture in one `<svg>`: those of the `<svg>`, and a title. */
export type PictureProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> & {
  /** Alternative text. Without it, the picture is decoration and hidden from screen readers. */
  title?: string | undefined;
};
