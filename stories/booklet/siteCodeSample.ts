import { encode } from 'uqr';
import type { SiteCode } from '../../src/index.ts';

/** The QR code of a URL, like the one that the site's build makes. */
export function siteCodeSample(url: string): SiteCode {
  const { size, data } = encode(url, { ecc: 'M', border: 4 });
  const d = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, d };
}
