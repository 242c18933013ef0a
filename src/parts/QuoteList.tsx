import { blocksOf } from '../resume/RichText.ts';
import type { ResumeQuote } from '../resume/sections/ResumeSection.ts';
import { RichBlocks } from './RichBlocks.tsx';
import { useOwnersText } from './useOwnersText.ts';
import { withKeys } from './withKeys.ts';

export interface QuoteListProps {
  /** One figure each, in this order. A quote may lack its text or its author. */
  quotes: readonly ResumeQuote[];
  /** The class of each figure. */
  className: string | undefined;
}

/** Quotes with their authors. */
export function QuoteList({ quotes, className }: QuoteListProps) {
  const owners = useOwnersText();
  return withKeys(quotes).map(({ key, item: { text, by } }) => (
    <figure key={key} className={className}>
      {blocksOf(text).length > 0 && (
        <blockquote dir="auto">
          <RichBlocks text={text} />
        </blockquote>
      )}
      {by && <figcaption {...owners}>{by}</figcaption>}
    </figure>
  ));
}
