import { encode } from 'uqr';
import type { CompiledSprite } from '../../src/art/CompiledSprite.ts';
import { compileSprite } from '../../src/art/compileSprite.ts';

/** The empty border that QR code readers need, in dots. */
const quietZone = 4;

/**
 * The QR code of an address, black on white, with its quiet zone. With error correction level M, it
 * is readable despite a fold or a stain.
 * @throws if the address is too long for a QR code
 */
export function codeSprite(address: string): CompiledSprite {
  const { data } = encode(address, { ecc: 'M', border: quietZone });
  const rows = data.map((row) => row.map((isDark) => (isDark ? 'k' : 'w')).join(''));
  return compileSprite({ rows, palette: { k: '#000000', w: '#ffffff' } });
}

/** The dark dots of the code as an SVG path; `size` is its width and height, in dots. */
export function siteCode(address: string): { size: number; d: string } {
  const { width, paths } = codeSprite(address);
  return { size: width, d: paths.find(({ key }) => key === 'k')?.d ?? '' };
}
