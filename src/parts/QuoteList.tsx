import { blocksOf } from '../resume/RichText.ts';
import type { ResumeQuote } from '../resume/sections/ResumeSection.ts';
import { RichBlocks } from './RichBlocks.tsx';
import { useOwnerTextProps } from './useOwnerTextProps.ts';
import { withKeys } from './withKeys.ts';

export interface QuoteListProps {
  /** One figure per quote. A quote may lack its text or its author. */
  quotes: readonly ResumeQuote[];
  /** The class of each figure. */
  className: string | undefined;
}

/** Quotes with their authors. */
export function QuoteList({ quotes, className }: QuoteListProps) {
  const ownerText = useOwnerTextProps();
  return withKeys(quotes).map(({ key, item: { text, by } }) => (
    <figure key={key} className={className}>
      {blocksOf(text).length > 0 && (
        <blockquote dir="auto">
          <RichBlocks text={text} />
        </blockquote>
      )}
      {by && <figcaption {...ownerText}>{by}</figcaption>}
    </figure>
  ));
}
