import { encode } from 'uqr';

/** The empty border that QR code readers need, in dots. */
const quietZone = 4;

/**
 * The rows of an address's QR code with its quiet zone; `true` is dark. Error correction level M
 * survives a fold or a coffee stain.
 * @throws if the address is too long for a QR code
 */
export function codeRows(address: string): readonly (readonly boolean[])[] {
  return encode(address, { ecc: 'M', border: quietZone }).data;
}

/**
 * The QR code of an address as an SVG path; `size` is its width and height, in modules.
 * @throws if the address is too long for a QR code
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
