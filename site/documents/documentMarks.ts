// Reads the templates' marks in a compiled document: filled page areas and texts that do not fit.
import { type DocumentProblem, stops, warns } from './DocumentProblem.ts';
import type { DocumentFile } from './documentFiles.ts';

export type FilledPage = {
  field: string;
  /** The used share of the area's height, from 0 to 1. */
  usedShare: number;
  /** Whether each piece (`work`, `work detail`, `project`, `languages`) is fully visible. */
  pieces: readonly { name: string; isVisible: boolean }[];
  /** The number of pieces that are cut or missing. */
  omittedCount: number;
};

type FilledMark = { value: { field: string; used: number; pieces: readonly string[]; shown: readonly number[] } };

export function filledPages(marks: unknown): readonly FilledPage[] {
  if (!Array.isArray(marks)) return [];
  return marks.map(({ value: { field, used: usedShare, pieces, shown: visibleFlags } }: FilledMark) => ({
    field,
    usedShare,
    pieces: pieces.map((name, index) => ({ name, isVisible: visibleFlags[index] === 1 })),
    omittedCount: visibleFlags.filter((part) => part < 1).length,
  }));
}

/** Reports each text that does not fit, by its field and the share to cut. */
export function tooLong(marks: unknown, file: DocumentFile): readonly DocumentProblem[] {
  if (!Array.isArray(marks)) return [];
  return marks.map(({ value: { field, percent } }: { value: { field: string; percent: number } }) => {
    const message = `This is about ${percent} % too long for its page in ${file}. Shorten it by that much.`;
    return stops(sourceOf(field), pathOf(field), message);
  });
}

/** Warns of each contact that is cut at the end of its line. */
export function shortenedContacts(marks: unknown, file: DocumentFile): readonly DocumentProblem[] {
  if (!Array.isArray(marks)) return [];
  return marks.map(({ value: { field } }: { value: { field: string } }) => {
    const message = `Too long for the back cover of ${file}, which shows only its start. The link is whole.`;
    return warns(sourceOf(field), pathOf(field), message);
  });
}

const sourceOf = (field: string) => (field.startsWith('basics.') ? 'resume' : 'game');

const pathOf = (field: string) => field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
