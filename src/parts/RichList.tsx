import type { ComponentProps } from 'react';
import { blocksOf, type RichText } from '../resume/RichText.ts';
import type { LabeledFact } from '../resume/sections/ResumeSection.ts';
import { FactLine } from './FactLine.tsx';
import { RichLine } from './RichLine.tsx';
import { useOwnerTextProps } from './useOwnerTextProps.ts';
import { withKeys } from './withKeys.ts';

export interface RichListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** One item each, in this order. */
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
          <RichItem text={item} />
        </li>
      ))}
    </ul>
  );
}

/** One line for a fact or a single paragraph; otherwise each part on its own line. */
function RichItem({
  text,
}: {
  /** A label with its fact, or a text of one or more paragraphs. */
  text: RichText | LabeledFact;
}) {
  if (typeof text === 'object' && 'label' in text) return <FactLine fact={text} />;
  const lines = blocksOf(text).flatMap((block) => ('list' in block ? block.list : [block.paragraph]));
  const [only] = lines;
  if (lines.length === 1 && only) return <RichLine runs={only} />;
  return withKeys(lines).map(({ key, item }) => (
    <p key={key} dir="auto">
      <RichLine runs={item} />
    </p>
  ));
}
