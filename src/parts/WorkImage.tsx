import type { ComponentProps } from 'react';
import type { WorkPicture } from '../content/works.ts';

/** How wide the small file is where the large one is wider. */
const smallPx = 640;

export interface WorkImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> {
  picture: WorkPicture;
}

/** An owner's picture in full, as large a file as its place needs. */
export function WorkImage({ picture: { alt, width, height, small, large }, ...rest }: WorkImageProps) {
  return (
    <img
      loading="lazy"
      decoding="async"
      sizes="(width < 40rem) 100vw, 40rem"
      {...rest}
      src={large}
      {...(width > smallPx && { srcSet: `${small} ${smallPx}w, ${large} ${width}w` })}
      alt={alt}
      width={width}
      height={height}
    />
  );
}
