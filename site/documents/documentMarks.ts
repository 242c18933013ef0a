// Reads the templates' marks in a compiled document: filled page areas and texts that do not fit.
import { type DocumentProblem, stops } from './DocumentProblem.ts';
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
  return marks.map(({ value }: { value: { field: string; percent: number } }) => {
    const { field, percent } = value;
    return stops(
      field.startsWith('basics.') ? 'resume' : 'game',
      field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
      `This is about ${percent} % too long for its page in ${file}. Shorten it by that much.`,
    );
  });
}
