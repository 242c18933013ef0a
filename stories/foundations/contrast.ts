/** WCAG's contrast formula, for the stories of other folders. */
export { contrastRatio } from '../../src/theme/contrastRatio.ts';

/** Resolves a color of the style sheet to the color on the screen, as `#rrggbb`. */
export function toHex(color: string): string {
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (!pen) throw new Error('This browser has no 2D canvas.');
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
