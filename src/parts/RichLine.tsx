import type { InlineRuns } from '../resume/RichText.ts';
import { withKeys } from './withKeys.ts';

export interface RichLineProps {
  /** The plain, strong, emphasized and linked parts of the text. */
  runs: InlineRuns;
}

/** Inline text with emphasis and links. */
export function RichLine({ runs }: RichLineProps) {
  return withKeys(runs).map(({ key, item }) => {
    if (typeof item === 'string') return item;
    if ('strong' in item) {
      return (
        <strong key={key}>
          <RichLine runs={item.strong} />
        </strong>
      );
    }
    if ('emphasis' in item) {
      return (
        <em key={key}>
          <RichLine runs={item.emphasis} />
        </em>
      );
    }
    return (
      <a key={key} href={item.url} rel="noreferrer">
        <RichLine runs={item.link} />
      </a>
    );
  });
}
