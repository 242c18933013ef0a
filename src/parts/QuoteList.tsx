import { blocksOf } from '../resume/RichText.ts';
import type { ResumeQuote } from '../resume/sections/ResumeSection.ts';
import { keyed } from './keyed.ts';
import { RichBlocks } from './RichBlocks.tsx';

export interface QuoteListProps {
  quotes: readonly ResumeQuote[];
  className: string | undefined;
}

/** Quotes with their authors. */
export function QuoteList({ quotes, className }: QuoteListProps) {
  return keyed(quotes).map(({ key, item: { text, by } }) => (
    <figure key={key} className={className}>
      {blocksOf(text).length > 0 && (
        <blockquote dir="auto">
          <RichBlocks text={text} />
        </blockquote>
      )}
      {by && <figcaption dir="auto">{by}</figcaption>}
    </figure>
  ));
}
