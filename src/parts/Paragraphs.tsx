import { keyed } from './keyed.ts';

/** What {@link Paragraphs} takes. */
export interface ParagraphsProps {
  texts: readonly string[];
}

/** The owner's paragraphs, each in the direction of its own script. */
export function Paragraphs({ texts }: ParagraphsProps) {
  return keyed(texts).map(({ key, item }) => (
    <p key={key} dir="auto">
      {item}
    </p>
  ));
}
