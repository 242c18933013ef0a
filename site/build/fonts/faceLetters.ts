import subsetFont from 'subset-font';
import { fontFacts } from '../../documents/fontFacts.ts';

/** The letters that a font file of any format has. */
export async function faceLetters(font: Buffer): Promise<ReadonlySet<number>> {
  return fontFacts(await subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' })).letters();
}
