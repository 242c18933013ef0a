import type { ComponentProps } from 'react';
import type { RichText } from '../content/RichText.ts';
import { keyed } from '../parts/keyed.ts';
import { RichItem } from '../parts/RichItem.tsx';
import styles from './BulletList.module.css';

/** What {@link BulletList} takes, and whatever a `<ul>` does. */
export interface BulletListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  texts: readonly RichText[];
}

/** The owner's short texts as a list with bullets; nothing where there are none. */
export function BulletList({ texts, className, ...rest }: BulletListProps) {
  if (texts.length === 0) return null;
  return (
    <ul {...rest} className={[styles.list, className].filter(Boolean).join(' ')}>
      {keyed(texts).map(({ key, item }) => (
        <li key={key} dir="auto">
          <RichItem text={item} />
        </li>
      ))}
    </ul>
  );
}
