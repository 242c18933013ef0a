import type { RichWords } from '../resume/RichText.ts';
import { keyed } from './keyed.ts';

export interface RichLineProps {
  words: RichWords;
}

/** Inline text with emphasis and links. */
export function RichLine({ words }: RichLineProps) {
  return keyed(words).map(({ key, item }) => {
    if (typeof item === 'string') return item;
    if ('strong' in item) {
      return (
        <strong key={key}>
          <RichLine words={item.strong} />
        </strong>
      );
    }
    if ('emphasis' in item) {
      return (
        <em key={key}>
          <RichLine words={item.emphasis} />
        </em>
      );
    }
    return (
      <a key={key} href={item.url} rel="noreferrer">
        <RichLine words={item.link} />
      </a>
    );
  });
}
