import { encode } from 'uqr';

/** The empty rim that readers of QR codes need, in dots. */
const quietZone = 4;

/**
 * The rows of an address's QR code, dark dots as `true`, with room for a fold or a coffee stain (error correction M) and
 * with its rim.
 *
 * @throws when the address is longer than any QR code
 */
export function codeRows(address: string): readonly (readonly boolean[])[] {
  return encode(address, { ecc: 'M', border: quietZone }).data;
}

/**
 * The QR code of an address, as the back cover on screen draws it.
 *
 * @throws when the address is longer than any QR code
 */
export function siteCode(address: string): { size: number; d: string } {
  const rows = codeRows(address);
  const d = rows
    .map((row, y) => {
      const dots = row.map((dark) => (dark ? '1' : '0')).join('');
      return [...dots.matchAll(/1+/g)]
        .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
        .join('');
    })
    .join('');
  return { size: rows.length, d };
}
