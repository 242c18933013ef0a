import { latinize } from '../text/latinize.ts';

/**
 * A company's texts for a banner, best first: its name in capitals, and as it was entered. `[]` for
 * none.
 */
export function bannerNames(company: string): readonly string[] {
  const name = company.trim().replace(/\s+/g, ' ');
  return name ? [latinize(name).toUpperCase(), name] : [];
}
