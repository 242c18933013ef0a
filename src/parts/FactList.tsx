import type { ComponentProps } from 'react';
import type { LabelledFact } from '../content/plain/ResumeSection.ts';
import { FactLine } from './FactLine.tsx';
import { keyed } from './keyed.ts';

export interface FactListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  facts: readonly LabelledFact[];
}

/** Names and what belongs to each, one line apiece: skills by group, languages, interests. */
export function FactList({ facts, ...rest }: FactListProps) {
  return (
    <ul {...rest}>
      {keyed(facts).map(({ key, item }) => (
        <li key={key} dir="auto">
          <FactLine fact={item} />
        </li>
      ))}
    </ul>
  );
}
