import { latinize } from './latinize.ts';
import { initials } from './print/initials.ts';

/** What a banner may say of a company, the best first: its name in capitals, its initials. `[]` where none is known. */
export function bannerNames(company: string): readonly string[] {
  const name = company.trim().replace(/\s+/g, ' ');
  return name ? [latinize(name).toUpperCase(), initials(name)] : [];
}
