import { placeholderPdf } from './placeholderPdf.ts';

const titles = {
  'pdf/resume.pdf': 'The résumé as a document',
  'pdf/manual.pdf': 'The manual as a document',
  'pdf/foldable-manual.pdf': 'The foldable manual, A4',
  'pdf/foldable-manual-letter.pdf': 'The foldable manual, Letter',
};

/**
 * The documents of /pdf/, as long as the build does not make the real ones.
 *
 * @param address the site's address, closing slash included
 */
export function placeholderDocuments(address: string): Readonly<Record<string, Buffer>> {
  return Object.fromEntries(
    Object.entries(titles).map(([file, title]) => [
      file,
      placeholderPdf([
        title,
        '',
        'This document is being made.',
        'Until it is ready, read the résumé at',
        `${address}resume`,
      ]),
    ]),
  );
}
