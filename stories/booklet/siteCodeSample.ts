import { encode } from 'uqr';
import type { SiteCode } from '../../src/index.ts';

/** The QR code of an address, as the site's build makes it. */
export function siteCodeSample(address: string): SiteCode {
  const { size, data } = encode(address, { ecc: 'M', border: 4 });
  const d = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, d };
}
