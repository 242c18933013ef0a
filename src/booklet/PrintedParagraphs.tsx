import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Paragraphs, type ParagraphsProps } from '../parts/Paragraphs.tsx';
import styles from './PrintedParagraphs.module.css';

export interface PrintedParagraphsProps extends Omit<ComponentProps<'div'>, 'children'>, ParagraphsProps {}

/** The owner's paragraphs, with the spacing that the text fitting assumes. */
export function PrintedParagraphs({ texts, className, ...rest }: PrintedParagraphsProps) {
  return (
    <div {...rest} className={clsx(styles.paragraphs, className)}>
      <Paragraphs texts={texts} />
    </div>
  );
}
