import { readFileSync } from 'node:fs';
import type { Content } from '../../src/resume/Content.ts';
import { localFilePath } from '../../src/resume/owner/localFilePath.ts';
import { errorMessage } from '../config/errorMessage.ts';
import { realFileIn } from '../config/realFileIn.ts';
import { type DocumentProblem, documentError, documentWarning } from './DocumentProblem.ts';
import { drawPicture } from './pictures/drawPicture.ts';

/** About 400 dots per inch, because the photo is at most 30 mm wide on paper (resume.typ). */
const maxWidthPx = 480;

const path = ['basics', 'image'];

/**
 * Draws the résumé's photo for the PDF, if the owner wants it there. Photos come only from the
 * public folder. A photo that cannot be drawn is an error even if the PDF has none, because the
 * résumé's web page shows it.
 */
export function documentPhoto({ resume, game }: Content, publicFolder: string) {
  const isPrinted = game.documents?.photo;
  const { image } = resume.basics;
  const bytes = image ? readIfPresent(publicFolder, localFilePath(image)) : undefined;
  const withoutPhoto = (...problems: DocumentProblem[]) => ({ photo: undefined, problems });
  if (!isPrinted && !bytes) return withoutPhoto();
  if (!image)
    return withoutPhoto(
      documentWarning(
        'game',
        ['documents', 'photo'],
        'The résumé has no photo. Write its file name in `basics.image`.',
      ),
    );
  if (/^https?:/i.test(image)) {
    const message = 'Documents do not load pictures from the web. Put the photo in site/public to print it.';
    return withoutPhoto(documentWarning('resume', path, message));
  }
  try {
    if (!bytes) throw new Error('file not found in site/public');
    const photo = drawPicture(bytes, { format: 'jpeg', maxWidthPx });
    return { photo: isPrinted ? photo : undefined, problems: [] };
  } catch (cause) {
    const reason = errorMessage(cause);
    const message = `"${image}" cannot be used: ${reason}. Use a PNG, JPEG, WebP, GIF or SVG file.`;
    return withoutPhoto(documentError('resume', path, message));
  }
}

/** @param file URL-encoded; `''` for a file outside the site */
function readIfPresent(folder: string, file: string): Buffer | undefined {
  try {
    const path = file && realFileIn(folder, decodeURIComponent(file));
    return path ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}
