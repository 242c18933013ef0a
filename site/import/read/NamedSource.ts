import type { DecodedText } from './decodeText.ts';
import type { TextLine } from './TextLine.ts';

export type NamedText = { file: string } & DecodedText;

type NamedArchive = { file: string; bytes: Uint8Array };

/** A PDF or a Word document. */
export type NamedLines = { file: string; lines: readonly TextLine[] };

export type NamedSource = NamedText | NamedArchive | NamedLines;
