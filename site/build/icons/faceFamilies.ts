import { createHash } from 'node:crypto';
import type { GlobalFonts as Fonts } from '@napi-rs/canvas';
import type { DocumentFont } from '../../documents/documentFonts.ts';

/** A face, as far as it is looked at. */
export type Face = Pick<DocumentFont, 'bytes' | 'has'>;

/**
 * What a text is set in, as CSS names font families: the first face that has every letter, else all of them together;
 * undefined where a letter is in none, which would be drawn as a box.
 */
export function familiesFor(text: string, faces: readonly Face[], fonts: typeof Fonts): string | undefined {
  const letters = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  if (letters.length === 0) return undefined;
  const whole = faces.find(({ has }) => letters.every(has));
  if (whole) return family(whole, fonts);
  const isKnown = letters.every((letter) => faces.some(({ has }) => has(letter)));
  return isKnown ? faces.map((face) => family(face, fonts)).join(', ') : undefined;
}

/** Under a name of its own, so that no face of the machine's is taken in its place. */
function family({ bytes }: Face, fonts: typeof Fonts): string {
  const name = `face-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`;
  if (!fonts.has(name)) fonts.register(bytes, name);
  return name;
}
