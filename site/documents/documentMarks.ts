// Reads the templates' marks in a compiled document: filled page areas and texts that do not fit.
import { type DocumentProblem, stops, warns } from './DocumentProblem.ts';
import type { DocumentFile } from './documentFiles.ts';
import type { Filled, Shortened, TooLong } from './typstSetter.mjs';

export type FilledPage = {
  field: string;
  /** The used share of the area's height, from 0 to 1. */
  usedShare: number;
  /** Whether each piece (`work`, `work detail`, `project`, `languages`) is fully visible. */
  pieces: readonly { name: string; isVisible: boolean }[];
  /** The number of pieces that are cut or missing. */
  omittedCount: number;
};

export function filledPage({ field, used: usedShare, pieces, shown: visibleFlags }: Filled): FilledPage {
  return {
    field,
    usedShare,
    pieces: pieces.map((name, index) => ({ name, isVisible: visibleFlags[index] === 1 })),
    omittedCount: visibleFlags.filter((part) => part < 1).length,
  };
}

/** Reports a text that does not fit, by its field and the share to cut. */
export function tooLong({ field, percent }: TooLong, file: DocumentFile): DocumentProblem {
  const message = `This is about ${percent} % too long for its page in ${file}. Shorten it by that much.`;
  return stops(sourceOf(field), pathOf(field), message);
}

/** Warns of a contact that is cut at the end of its line. */
export function shortenedContact({ field }: Shortened, file: DocumentFile): DocumentProblem {
  const message = `Too long for the back cover of ${file}, which shows only its start. The link is whole.`;
  return warns(sourceOf(field), pathOf(field), message);
}

const sourceOf = (field: string) => (field.startsWith('basics.') ? 'resume' : 'game');

const pathOf = (field: string) => field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
