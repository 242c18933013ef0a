import { formatCount, type PluralForms } from '../content/formatCount.ts';
import { smallestTextPx } from '../content/print/pageAreas.ts';

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
