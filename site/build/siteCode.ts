import { encode } from 'uqr';

/** A QR code as the back cover draws it: dots on each side, and the dark ones as one SVG path in units of dots. */
export type SiteCode = { size: number; d: string };

/** The empty rim that readers of QR codes need, in dots. */
const quietZone = 4;

/**
 * The QR code of an address, with room for a fold or a coffee stain (error correction M).
 *
 * @throws when the address is longer than any QR code
 */
export function siteCode(address: string): SiteCode {
  const { size, data } = encode(address, { ecc: 'M', border: quietZone });
  const d = data
    .map((row, y) => {
      const dots = row.map((dark) => (dark ? '1' : '0')).join('');
      return [...dots.matchAll(/1+/g)]
        .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
        .join('');
    })
    .join('');
  return { size, d };
}
