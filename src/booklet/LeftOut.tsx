import { counted, type Forms } from '../content/counted.ts';
import { smallestTextPx } from '../content/print/pageAreas.ts';

export interface LeftOutProps {
  words: Forms;
  count: number;
  /** Of the words. */
  language: string;
}

/** Says how many there are of what the printed page has no room for; nothing where there are none. */
export function LeftOut({ words, count, language }: LeftOutProps) {
  if (count === 0) return null;
  return (
    <p data-faint="" data-text={smallestTextPx}>
      {counted(words, count, language)}
    </p>
  );
}
