import type { ComponentProps } from 'react';
import styles from './BulletList.module.css';
import { keyed } from './keyed.ts';

/** What {@link BulletList} takes, and whatever a `<ul>` does. */
export interface BulletListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  texts: readonly string[];
}

/** The owner's short texts as a list with bullets; nothing where there are none. */
export function BulletList({ texts, className, ...rest }: BulletListProps) {
  if (texts.length === 0) return null;
  return (
    <ul {...rest} className={[styles.list, className].filter(Boolean).join(' ')}>
      {keyed(texts).map(({ key, item }) => (
        <li key={key} dir="auto">
          {item}
        </li>
      ))}
    </ul>
  );
}
