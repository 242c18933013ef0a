import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { WorkPicture } from '../../content/works.ts';
import styles from './DottedPicture.module.css';

export interface DottedPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  picture: WorkPicture;
  /** Where the words beside it say what it is of. @default its own words */
  alt?: string;
}

/** A picture of the owner's in the console's dots, 64 x 40 of them. */
export function DottedPicture({ picture: { dots, alt: own }, alt = own, className, ...rest }: DottedPictureProps) {
  return <img {...rest} className={clsx(styles.picture, className)} src={dots} alt={alt} width={64} height={40} />;
}
