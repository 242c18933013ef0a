import { smallestTextPx } from '../resume/manual/pageAreas.ts';
import { formatCount, type PluralForms } from '../resume/text/formatCount.ts';

export interface LeftOutProps {
  messages: PluralForms;
  count: number;
  /** The language of the message. */
  language: string;
}

/** Says how many details the printed page has no space for. Renders nothing for none. */
export function LeftOut({ messages, count, language }: LeftOutProps) {
  if (count === 0) return null;
  return (
    <p data-faint="" data-text={smallestTextPx}>
      {formatCount(messages, count, language)}
    </p>
  );
}
