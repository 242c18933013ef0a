// What the templates mark in a document for the build to read: pages that were filled, texts that do not fit.
import { type DocumentProblem, stops } from './DocumentProblem.ts';
import type { DocumentFile } from './documentFiles.ts';

export type FilledPage = {
  field: string;
  /** The part of its height that is used. */
  usedCount: number;
  /** What there is to show: `work`, `work detail`, `project`, `languages`; and how many of each are shown whole. */
  pieces: readonly { name: string; isVisible: boolean }[];
  /** How many are not. */
  left: number;
};

type FilledMark = { value: { field: string; used: number; pieces: readonly string[]; shown: readonly number[] } };

export function filledPages(marks: unknown): readonly FilledPage[] {
  if (!Array.isArray(marks)) return [];
  return marks.map(({ value: { field, used: usedCount, pieces, shown: visibleFlags } }: FilledMark) => ({
    field,
    usedCount,
    pieces: pieces.map((name, index) => ({ name, isVisible: visibleFlags[index] === 1 })),
    left: visibleFlags.filter((part) => part < 1).length,
  }));
}

/** What the templates mark where a text does not fit: its field, and by how much it is too long. */
export function tooLong(marks: unknown, file: DocumentFile): readonly DocumentProblem[] {
  if (!Array.isArray(marks)) return [];
  return marks.map(({ value }: { value: { field: string; percent: number } }) => {
    const { field, percent } = value;
    return stops(
      field.startsWith('basics.') ? 'resume' : 'game',
      field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
      `This is too long for its page in ${file}, by about ${percent} %. Make it that much shorter.`,
    );
  });
}
