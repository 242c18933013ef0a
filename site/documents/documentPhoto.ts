import { readFileSync } from 'node:fs';
import type { Content } from '../../src/resume/Content.ts';
import { localFilePath } from '../../src/resume/owner/localFilePath.ts';
import { realFileIn } from '../config/realFileIn.ts';
import { type DocumentProblem, stops, warns } from './DocumentProblem.ts';

/** The owner's photo as a file for the templates; its extension is its format. */
export type DocumentPhoto = { name: string; bytes: Buffer };

/** Bytes above which a picture makes the résumé too large for some job portals. */
const heavyBytes = 500_000;

/** The picture formats that Typst draws, by their first bytes. */
const kinds: readonly { name: string; begins: RegExp }[] = [
  { name: 'photo.png', begins: /^\x89PNG\r\n/ },
  { name: 'photo.jpg', begins: /^\xFF\xD8\xFF/ },
  { name: 'photo.gif', begins: /^GIF8/ },
  { name: 'photo.webp', begins: /^RIFF.{4}WEBP/s },
  { name: 'photo.svg', begins: /^(\xEF\xBB\xBF)?\s*<(\?xml|!--|!DOCTYPE svg|svg)/ },
];

const path = ['basics', 'image'];

/**
 * Reads the résumé's photo, if the owner wants it in the PDF. Photos come only from the public
 * folder.
 */
export function documentPhoto({ resume, game }: Content, publicFolder: string) {
  if (!game.documents?.photo) return none([]);
  const { image } = resume.basics;
  if (!image)
    return none([warns('game', ['documents', 'photo'], 'The résumé has no image in site/public (`basics.image`).')]);
  if (/^https?:/i.test(image))
    return none([
      warns('resume', path, 'Documents do not load pictures from the web. Put the photo in site/public to print it.'),
    ]);
  const bytes = readOrNothing(publicFolder, localFilePath(image));
  const kind = bytes && kinds.find(({ begins }) => begins.test(bytes.toString('latin1', 0, 1024)));
  if (!bytes || !kind)
    return none([
      stops('resume', path, `"${image}" cannot be used in the PDF. Use a PNG, JPEG, WebP, GIF or SVG file.`),
    ]);
  const problems = bytes.length > heavyBytes ? [warns('resume', path, tooHeavy(image, bytes.length))] : [];
  return { photo: { name: kind.name, bytes }, problems };
}

function none(problems: readonly DocumentProblem[]): { photo?: DocumentPhoto; problems: readonly DocumentProblem[] } {
  return { problems };
}

/** @param file as spelled in an address; `''` for a file outside the site */
function readOrNothing(folder: string, file: string): Buffer | undefined {
  try {
    const path = file && realFileIn(folder, decodeURIComponent(file));
    return path ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

function tooHeavy(image: string, bytes: number): string {
  return `"${image}" makes the PDF ${Math.round(bytes / 1000)} kB larger. A width of 600 pixels is enough.`;
}
