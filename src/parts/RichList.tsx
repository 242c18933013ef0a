import type { ComponentProps } from 'react';
import type { RichText } from '../content/RichText.ts';
import { keyed } from './keyed.ts';
import { RichItem } from './RichItem.tsx';

export interface RichListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  texts: readonly RichText[];
}

/** The owner's short texts as a list; nothing where there are none. */
export function RichList({ texts, ...rest }: RichListProps) {
  if (texts.length === 0) return null;
  return (
    <ul {...rest}>
      {keyed(texts).map(({ key, item }) => (
        <li key={key} dir="auto">
          <RichItem text={item} />
        </li>
      ))}
    </ul>
  );
}
