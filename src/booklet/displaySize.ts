/** The sizes of the display font, in pixels. Its grid has eight dots; at 20, half a dot is lost. */
const displaySizesPx = [32, 24, 20, 16] as const;

/** A size of the display font, or `'plain'`: the text font, for titles that are too long. */
export type DisplaySize = (typeof displaySizesPx)[number] | 'plain';

const lineHeight = 1.35;

/** The largest size at which a title fits. The display font's letters are squares. */
export function displaySize(title: string, widthPx: number, heightPx: number): DisplaySize {
  const fits = (sizePx: number) => displayLines(title, Math.floor(widthPx / sizePx)) * sizePx * lineHeight <= heightPx;
  return displaySizesPx.find(fits) ?? 'plain';
}

/** The most letters of a line on the narrowest page, and the lines that fit above its picture. */
const narrowLetters = 16;
const narrowLines = 3;

/** The fewest letters of a line, from ten, with which a title takes three lines on a phone. */
export function narrowLine(title: string): number | 'plain' {
  for (let letters = 10; letters < narrowLetters; letters += 1) {
    if (displayLines(title, letters) <= narrowLines) return letters;
  }
  return Number.isFinite(displayLines(title, narrowLetters)) ? narrowLetters : 'plain';
}

/** A word wider than a line does not fit: only small text may break words, except at a hyphen. */
function displayLines(title: string, charactersPerLine: number): number {
  let lines = 1;
  let usedCharacters = 0;
  for (const word of title.trim().replaceAll('-', '- ').split(/\s+/)) {
    const wordLength = [...word].length;
    if (wordLength > charactersPerLine) return Number.POSITIVE_INFINITY;
    if (usedCharacters > 0 && usedCharacters + 1 + wordLength > charactersPerLine) {
      lines += 1;
      usedCharacters = 0;
    }
    usedCharacters += wordLength + (usedCharacters > 0 ? 1 : 0);
  }
  return lines;
}
