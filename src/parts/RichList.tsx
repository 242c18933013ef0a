import type { ComponentProps } from 'react';
import type { RichText } from '../resume/RichText.ts';
import type { LabeledFact } from '../resume/sections/ResumeSection.ts';
import { FactLine } from './FactLine.tsx';
import { RichItem } from './RichBlocks.tsx';
import { useOwnerTextProps } from './useOwnerTextProps.ts';
import { withKeys } from './withKeys.ts';

export interface RichListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** One text or fact per item. */
  texts: readonly (RichText | LabeledFact)[];
}

/** The owner's short texts or facts as a list. Renders nothing for an empty list. */
export function RichList({ texts, ...rest }: RichListProps) {
  const ownerText = useOwnerTextProps();
  if (texts.length === 0) return null;
  return (
    <ul {...rest}>
      {withKeys(texts).map(({ key, item }) => (
        <li key={key} {...ownerText}>
          {typeof item === 'object' && 'label' in item ? <FactLine fact={item} /> : <RichItem text={item} />}
        </li>
      ))}
    </ul>
  );
}
