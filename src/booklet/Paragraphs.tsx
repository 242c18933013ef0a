import type { ComponentProps } from 'react';
import { keyed } from '../parts/keyed.ts';
import styles from './Paragraphs.module.css';

/** What {@link Paragraphs} takes, and whatever a `<div>` does. */
export interface ParagraphsProps extends Omit<ComponentProps<'div'>, 'children'> {
  texts: readonly string[];
}

/** The owner's paragraphs, each in the direction of its own script. */
export function Paragraphs({ texts, className, ...rest }: ParagraphsProps) {
  return (
    <div {...rest} className={[styles.paragraphs, className].filter(Boolean).join(' ')}>
      {keyed(texts).map(({ key, item }) => (
        <p key={key} dir="auto">
          {item}
        </p>
      ))}
    </div>
  );
}
