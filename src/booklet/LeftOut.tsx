import { formatCount, type PluralForms } from '../content/formatCount.ts';
import { smallestTextPx } from '../content/print/pageAreas.ts';

export interface LeftOutProps {
  messages: PluralForms;
  count: number;
  /** Of the words. */
  language: string;
}

/** Says how many there are of what the printed page has no room for; nothing where there are none. */
export function LeftOut({ messages, count, language }: LeftOutProps) {
  if (count === 0) return null;
  return (
    <p data-faint="" data-text={smallestTextPx}>
      {formatCount(messages, count, language)}
    </p>
  );
}
