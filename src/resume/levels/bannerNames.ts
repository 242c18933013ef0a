import { cleanCompany } from '../../visit/cleanCompany.ts';
import { latinize } from '../text/latinize.ts';

/**
 * A company's texts for a banner, best first: its name in capitals, and as it was entered. A name
 * longer than a link's is cut, because a banner has no room for it. `[]` for none.
 */
export function bannerNames(company: string): readonly string[] {
  const name = cleanCompany(company);
  return name ? [latinize(name).toUpperCase(), name] : [];
}
