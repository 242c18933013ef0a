import { latinize } from '../text/latinize.ts';
import { normalizeText } from '../text/normalizeText.ts';

/** The maximum length in code points. A company name in a link has the same limit. */
const longestName = 40;

/**
 * A company's texts for a banner, best first: its name in capitals, and as it was entered. A longer
 * name is cut, because a banner has no room for it. `[]` for none.
 */
export function bannerNames(company: string): readonly string[] {
  const name = Array.from(normalizeText(company)).slice(0, longestName).join('').trim();
  return name ? [latinize(name).toUpperCase(), name] : [];
}
