import { latinize } from '../text/latinize.ts';
import { normalizeText } from '../text/normalizeText.ts';

/** The maximum length of a name, in code points. */
const maxLength = 40;

/**
 * A company's texts for a banner, best first: the name in capitals without accents, and the name as
 * entered. A name longer than `maxLength` is cut to fit. `[]` for no company.
 */
export function bannerNames(company: string): readonly string[] {
  const name = Array.from(normalizeText(company)).slice(0, maxLength).join('').trim();
  return name ? [latinize(name).toUpperCase(), name] : [];
}
