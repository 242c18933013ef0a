/** The cloth between a banner's trims, in dots, with some margin at the sides. */
const cloth = { width: 80, height: 20 };

/** The font sizes to try, in dots, for one or two lines. */
const sizes = [14, 12, 10, 8, 6] as const;

const lineHeight = 1.15;

/** The average width of a character, in em. */
const characterEm = 0.6;
/** Chinese, Japanese and Korean characters are squares, about twice as wide as a Latin character. */
export const squareCharacter = /[\u2E80-\u{3FFFF}]/gu;

/** The largest font size, in dots, at which a name set as text fits a banner; 6 if none fits. */
export function bannerFontSize(name: string): number {
  const squares = name.match(squareCharacter)?.length ?? 0;
  const widthEm = squares + characterEm * (Array.from(name).length - squares);
  const fits = (size: number) => widthEm * size <= cloth.width * Math.floor(cloth.height / (size * lineHeight));
  return sizes.find(fits) ?? 6;
}
