import type { Saying } from './possibleFonts.ts';

/** What browsers write before the items of lists. */
export const markers = '•◦▪0123456789.';

/** Whether the items in an element may have markers; undefined where that is its parent's matter. */
export function hasMarkers(element: string, sayings: readonly Saying[]): boolean | undefined {
  const styles = sayings.filter(({ said }) => said.has('list-style') || said.has('list-style-type'));
  const isNone = ({ said }: Saying) => /\bnone\b/.test(said.get('list-style-type') ?? said.get('list-style') ?? '');
  if (styles.some((style) => !isNone(style))) return true;
  if (styles.some(({ always }) => always)) return false;
  return /^(ul|ol|menu)$/.test(element) ? true : undefined;
}
