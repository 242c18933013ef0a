import { createHash } from 'node:crypto';
import type { GlobalFonts as Fonts, SKRSContext2D } from '@napi-rs/canvas';
import type { Content } from '../../../src/resume/Content.ts';
import { keyFacts } from '../../../src/resume/owner/keyFacts.ts';
import { splitGraphemes } from '../../../src/resume/text/segments.ts';
import { type DocumentFont, documentFonts } from '../../documents/documentFonts.ts';
import { paletteColor } from '../../documents/palette.ts';
import type { sharePictures, shareTextBox } from '../../hydration/entry.server.tsx';
import type { BuildContent } from '../../prepare/publish/buildContent.ts';
import { sharePictureSize } from '../head/sharePicture.ts';
import { type FittedLines, fitLines, type LineBox } from './fitLines.ts';
import { drawingLibrary, picturePng } from './picturePng.ts';
import { backdropColor } from './siteIcons.ts';

/** The picture's texts, their box, and the fonts to try, in order. */
export type ShareTextOptions = { texts: ShareTexts; box: typeof shareTextBox; faces: readonly Face[] };

/** Multiples of 8, because the game's font is 8 dots high: each dot is a whole number of pixels. */
const nameSizesPx = [48, 40, 32, 24, 16] as const;
const roleSizesPx = [24, 16] as const;
/** Two lines of the role at its smallest size. */
const roleHeightPx = 40;
const gapPx = 8;
const ink = { name: paletteColor('night'), role: '#8a1440' };

/**
 * The share picture as a PNG, with the owner's name and role in the bubble. A text with a character
 * that no font has is omitted; without a name there is no bubble.
 * @returns the same bytes for the same input
 * @throws if the canvas library cannot be loaded
 */
export async function sharePng(
  pictures: typeof sharePictures,
  { texts, box, faces }: ShareTextOptions,
): Promise<Buffer> {
  const frame = { ...sharePictureSize, background: backdropColor };
  const { GlobalFonts, createCanvas } = await drawingLibrary();
  const [name, role] = [familiesFor(texts.name, faces, GlobalFonts), familiesFor(texts.role, faces, GlobalFonts)];
  if (name === undefined) return picturePng(pictures.withoutText, frame);

  const dotPx = sharePictureSize.widthPx / pictures.withText.width;
  const area = { x: box.x * dotPx, y: box.y * dotPx, widthPx: box.width * dotPx, heightPx: box.height * dotPx };
  const ruler = createCanvas(1, 1).getContext('2d');
  const setText = (text: string, families: string, limits: Pick<LineBox, 'heightPx' | 'sizesPx'>) => ({
    ...fitLines(text, {
      ...limits,
      widthPx: area.widthPx,
      measureWidth: (line, sizePx) => widthOfLine(ruler, line, `${sizePx}px ${families}`),
    }),
    families,
  });
  const roleLines =
    role === undefined ? undefined : setText(texts.role, role, { heightPx: roleHeightPx, sizesPx: roleSizesPx });
  const roleSpacePx = roleLines === undefined ? 0 : linesHeightPx(roleLines) + gapPx;
  const nameLines = setText(texts.name, name, { heightPx: area.heightPx - roleSpacePx, sizesPx: nameSizesPx });

  return picturePng(pictures.withText, {
    ...frame,
    drawOver: (pen) => {
      const top = area.y + Math.floor((area.heightPx - linesHeightPx(nameLines) - roleSpacePx) / 2);
      writeLines(pen, nameLines, { ...area, y: top, color: ink.name });
      if (roleLines)
        writeLines(pen, roleLines, { ...area, y: top + linesHeightPx(nameLines) + gapPx, color: ink.role });
    },
  });
}

function linesHeightPx({ lines, lineHeightPx }: FittedLines): number {
  return lines.length * lineHeightPx;
}

function widthOfLine(pen: SKRSContext2D, line: string, font: string): number {
  pen.font = font;
  return pen.measureText(line).width;
}

/** Centers the lines, on whole pixels, so that the dots of the game's font stay sharp. */
function writeLines(
  pen: SKRSContext2D,
  { lines, sizePx, lineHeightPx, families }: FittedLines & { families: string },
  { x, y, widthPx, color }: { x: number; y: number; widthPx: number; color: string },
): void {
  pen.font = `${sizePx}px ${families}`;
  pen.fillStyle = color;
  for (const [index, line] of lines.entries()) {
    const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = pen.measureText(line);
    const baseline = y + index * lineHeightPx + Math.round((lineHeightPx - ascent - descent) / 2 + ascent);
    pen.fillText(line, x + Math.round((widthPx - width) / 2), baseline);
  }
}

export type Face = Pick<DocumentFont, 'bytes' | 'has'>;

/**
 * The first font that has every character of a text, or else all fonts together. `undefined` if a
 * character is in none, which would print as a box.
 */
function familiesFor(text: string, faces: readonly Face[], fonts: typeof Fonts): string | undefined {
  const codePoints = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  if (codePoints.length === 0) return undefined;
  const completeFace = faces.find(({ has }) => codePoints.every(has));
  if (completeFace) return registerFont(completeFace, fonts);
  const isCovered = codePoints.every((codePoint) => faces.some(({ has }) => has(codePoint)));
  return isCovered ? faces.map((face) => registerFont(face, fonts)).join(', ') : undefined;
}

/** Registers a font under a unique name, so that no system font replaces it. */
function registerFont({ bytes }: Face, fonts: typeof Fonts): string {
  const name = `face-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`;
  if (!fonts.has(name)) fonts.register(bytes, name);
  return name;
}

/** The share picture's texts; `''` for a missing one. */
export type ShareTexts = { name: string; role: string };

/** Emoji, with flags and keycaps. Text fonts have ©, ® and ™. */
const emoji = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/** The owner's name and role without emoji, which text fonts lack. */
export function shareTexts(content: Content): ShareTexts {
  const { name, role } = keyFacts(content);
  return { name: withoutEmoji(name), role: withoutEmoji(role) };
}

function withoutEmoji(text: string): string {
  const textGraphemes = splitGraphemes(text).filter((grapheme) => !emoji.test(grapheme));
  return textGraphemes.join('').replace(/\s+/g, ' ').trim();
}

const gamesFamily = 'Press Start 2P';

/**
 * The game's font, then those that the owner added for the documents.
 * @param content the build's, because the pages' content does not name the owner's fonts
 * @param folder the folder of game.json, which the owner's paths are relative to
 */
export function shareFaces(content: BuildContent, folder: string): readonly DocumentFont[] {
  const { builtIn, owners } = documentFonts(content, folder);
  return [...builtIn.filter(({ families }) => families.includes(gamesFamily)), ...owners];
}
