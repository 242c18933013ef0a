import { readFileSync } from 'node:fs';
import type { Content } from '../../src/content/Content.ts';
import { localFilePath } from '../../src/content/localFilePath.ts';
import { realFileIn } from '../build/folder/publicLinks.ts';
import { type DocumentProblem, stops, warns } from './DocumentProblem.ts';
import { pictureProblem } from './pictureProblem.ts';

/** The owner's photo as a file beside the templates: its name tells its kind. */
export type DocumentPhoto = { name: string; bytes: Buffer };

/** What a picture may weigh before the résumé is too heavy for some portals, in bytes. */
const heavyBytes = 500_000;

/** The kinds of picture that Typst draws, and how each begins. */
const kinds: readonly { name: string; begins: RegExp }[] = [
  { name: 'photo.png', begins: /^\x89PNG\r\n/ },
  { name: 'photo.jpg', begins: /^\xFF\xD8\xFF/ },
  { name: 'photo.gif', begins: /^GIF8/ },
  { name: 'photo.webp', begins: /^RIFF.{4}WEBP/s },
  { name: 'photo.svg', begins: /^(\xEF\xBB\xBF)?\s*<(\?xml|!--|!DOCTYPE svg|svg)/ },
];

const path = ['basics', 'image'];

/**
 * The résumé's image, where the owner wants it in the PDF.
 *
 * @param publicFolder where the site's own files are: no other is asked for
 */
export function documentPhoto({ resume, game }: Content, publicFolder: string) {
  if (!game.documents?.photo) return none([]);
  const { image } = resume.basics;
  if (!image)
    return none([warns('game', ['documents', 'photo'], 'The résumé has no image below site/public (basics.image).')]);
  if (/^https?:/i.test(image))
    return none([
      warns(
        'resume',
        path,
        'A document fetches nothing from the web: for a photo in the PDF put it below site/public.',
      ),
    ]);
  const bytes = readOrNothing(publicFolder, localFilePath(image));
  const kind = bytes && kinds.find(({ begins }) => begins.test(bytes.toString('latin1', 0, 1024)));
  if (!bytes || !kind)
    return none([stops('resume', path, `"${image}" cannot stand in the PDF. Use a PNG, JPEG, WebP, GIF or SVG file.`)]);
  // Typst draws an SVG at the size at which it stands.
  const problem = kind.name === 'photo.svg' ? undefined : pictureProblem(bytes);
  if (problem) return none([stops('resume', path, `"${image}" cannot stand in the PDF: ${problem}.`)]);
  const problems = bytes.length > heavyBytes ? [warns('resume', path, tooHeavy(image, bytes.length))] : [];
  return { photo: { name: kind.name, bytes }, problems };
}

function none(problems: readonly DocumentProblem[]): { photo?: DocumentPhoto; problems: readonly DocumentProblem[] } {
  return { problems };
}

/** @param file as an address spells it; `''` for one that is not the site's own */
function readOrNothing(folder: string, file: string): Buffer | undefined {
  try {
    const path = file && realFileIn(folder, decodeURIComponent(file));
    return path ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

function tooHeavy(image: string, bytes: number): string {
  return `"${image}" makes the PDF ${Math.round(bytes / 1000)} kB heavier. 600 pixels in width are enough.`;
}
