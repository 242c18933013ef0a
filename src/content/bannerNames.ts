import { latinize } from './latinize.ts';
import { initials } from './print/initials.ts';

/**
 * A company's texts for a banner, best first: its name in capitals, its initials. `[]` for none.
 */
export function bannerNames(company: string): readonly string[] {
  const name = company.trim().replace(/\s+/g, ' ');
  return name ? [latinize(name).toUpperCase(), initials(name)] : [];
}
