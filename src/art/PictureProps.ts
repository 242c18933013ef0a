import type { ComponentProps } from 'react';

/** Props of every picture: those of an `<svg>`, and a title. */
export type PictureProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> & {
  /** Alternative text. Without it, the picture is decoration and hidden from screen readers. */
  title?: string | undefined;
};
