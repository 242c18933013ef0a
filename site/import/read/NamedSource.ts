import type { TextLine } from './TextLine.ts';

/** `encoding` is set unless the text was Unicode. */
export type NamedText = { file: string; text: string; encoding?: string };

type NamedArchive = { file: string; bytes: Uint8Array };

/** A PDF or a Word document. */
export type NamedLines = { file: string; lines: readonly TextLine[] };

export type NamedSource = NamedText | NamedArchive | NamedLines;
