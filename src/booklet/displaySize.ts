/**
 * The sizes of the display font, in pixels. A character is 8 x 8 dots, so at 20 px a dot is 2.5 px and
 * gets rounded.
 */
const displaySizesPx = [32, 24, 20, 16] as const;

/** A size of the display font, or `'plain'`: the text font, for titles that are too long. */
export type DisplaySize = (typeof displaySizesPx)[number] | 'plain';

const lineHeight = 1.35;

/** The largest size at which a title fits. The display font's characters are squares. */
export function displaySize(title: string, widthPx: number, heightPx: number): DisplaySize {
  const fits = (sizePx: number) => displayLines(title, Math.floor(widthPx / sizePx)) * sizePx * lineHeight <= heightPx;
  return displaySizesPx.find(fits) ?? 'plain';
}

/** In the pocket edition: the most characters per line on the narrowest page. */
const maxLineLength = 16;
/** In the pocket edition: the lines that fit above the picture on the narrowest page. */
const maxLines = 3;

/**
 * The shortest line length, from 10 to 16 characters, at which the title takes at most three lines in
 * the pocket edition; 16 if it always takes more; `'plain'` if a word is longer than that.
 */
export function pocketLineLength(title: string): number | 'plain' {
  for (let length = 10; length < maxLineLength; length += 1) {
    if (displayLines(title, length) <= maxLines) return length;
  }
  return Number.isFinite(displayLines(title, maxLineLength)) ? maxLineLength : 'plain';
}

/**
 * Counts the lines of a title. Words break only at hyphens, so a title with a word longer than a
 * line never fits (`Infinity`).
 */
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
