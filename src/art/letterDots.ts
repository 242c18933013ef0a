/** The size of a banner's cloth between hem and trim, in dots, with some margin. */
const cloth = { width: 80, height: 20 };

/** Font sizes for one to three lines, in dots. */
const sizes = [14, 12, 10, 8, 6] as const;

const lineHeight = 1.15;

/** The average width of a letter, in em. Chinese, Japanese and Korean characters are squares. */
const letterEm = 0.6;
const squareCharacter = /[\u2E80-\u{3FFFF}]/gu;

/** The largest font size, in dots, in which a name set as text fits a banner; 6 for a longer one. */
export function letterDots(name: string): number {
  const squares = name.match(squareCharacter)?.length ?? 0;
  const widthEm = squares + letterEm * (Array.from(name).length - squares);
  const fits = (size: number) => widthEm * size <= cloth.width * Math.floor(cloth.height / (size * lineHeight));
  return sizes.find(fits) ?? 6;
}
