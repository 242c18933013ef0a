import type { ComponentProps } from 'react';
import type { CaseStudyPicture } from '../resume/caseStudies.ts';

/** The width of the small file when the large one is wider. */
const smallPx = 640;

export interface CaseStudyImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> {
  /** The files in two sizes, the alternative text, and the size in pixels. */
  picture: CaseStudyPicture;
}

/** An owner's picture. The browser picks the small or the large file. */
export function CaseStudyImage({ picture: { alt, width, height, small, large }, ...rest }: CaseStudyImageProps) {
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
