import { latinize } from './latinize.ts';
import { initials } from './print/initials.ts';

/**
 * The texts that a banner may show for a company, best first: its name in capitals, its initials.
 * `[]` for no name.
 */
export function bannerNames(company: string): readonly string[] {
  const name = company.trim().replace(/\s+/g, ' ');
  return name ? [latinize(name).toUpperCase(), initials(name)] : [];
}
