// Names the kind of a file that is not a readable résumé.
import { isRecord } from '../values.ts';

const signatures: readonly (readonly [start: string, kind: string])[] = [
  ['%PDF', 'a PDF'],
  ['\xd0\xcf\x11\xe0', 'an old Office file (such as .doc)'],
  ['\x89PNG', 'a picture (PNG)'],
  ['\xff\xd8\xff', 'a picture (JPEG)'],
  ['GIF8', 'a picture (GIF)'],
  ['\x1f\x8b', 'a compressed file (gzip)'],
  ['7z\xbc\xaf', 'a compressed file (7z)'],
  ['Rar!', 'a compressed file (RAR)'],
];

/** The kind of a binary file, such as "a PDF"; `undefined` if its first bytes are not known. */
export function binaryKind(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 20)).toString('latin1');
  return signatures.find(([signature]) => start.startsWith(signature))?.[1];
}

/** A file name or media type that every ZIP archive of a kind contains. */
const archiveTexts: readonly (readonly [text: string, kind: string])[] = [
  ['xl/workbook.xml', 'an Excel table (.xlsx)'],
  ['ppt/presentation.xml', 'a PowerPoint presentation (.pptx)'],
  ['application/vnd.oasis.opendocument.text', 'an OpenDocument text (.odt)'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'an OpenDocument table (.ods)'],
  ['Index/Document.iwa', 'a Pages document'],
];

export function archiveKind(bytes: Uint8Array): string {
  const content = Buffer.from(bytes);
  return archiveTexts.find(([text]) => content.includes(text))?.[1] ?? 'a ZIP file that is not a LinkedIn export';
}

export const htmlKind = 'a web page (HTML)';

export function xmlKind(xml: string): string {
  const [, root = ''] = /<([A-Za-z_][\w.:-]*)/.exec(xml.replace(/<!--[\s\S]*?-->/g, '')) ?? [];
  if (/<!doctype html/i.test(xml) || /^(?:html|head|body|div|p|h\d|section|main)$/i.test(root)) return htmlKind;
  return `XML with the root element <${root}>`;
}

const latexCommand = /\\(?:documentclass|begin|section|usepackage|cventry|resumeItem)\b/;
const tomlTable = /^\[{1,2}[\w.-]+\]{1,2}\s*$/m;
const markdownHeading = /^#{1,3} \S|^\S.*\n(?:={3,}|-{3,})\s*$/m;

/** Whether a text is meant to be JSON, so that its owner needs messages about JSON syntax. */
export function isLikeJson(text: string): boolean {
  return (
    /^\uFEFF?(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(?:[[{]\s*["'{}[\]/\w-]|[[{]\s*$|\/\*(?![\s\S]*\*\/))/.test(text) &&
    !latexCommand.test(text)
  );
}

/** The kind of a text that is certainly neither JSON nor YAML, although a YAML parser may accept it. */
export function markupKind(text: string): string | undefined {
  const start = text.slice(0, 20_000);
  if (start.startsWith('{\\rtf')) return 'a rich text document (RTF)';
  // Markdown may have commands of LaTeX for its PDF.
  if (latexCommand.test(start) && (/\\documentclass/.test(start) || !/^#{1,3} \S/m.test(start)))
    return 'a LaTeX document';
  if (/^#(?:set|import|show|let)\b/m.test(start)) return 'a Typst document';
  if (/^#\+(?:author|email|options|title):/im.test(start)) return 'an Org document';
  if (/^BEGIN:VCARD/im.test(start)) return 'a contact card (vCard)';
  return undefined;
}

/** The kind of a text, for messages: "a LaTeX document". */
export function textKind(text: string): string {
  const start = text.slice(0, 20_000);
  const markup = markupKind(text);
  if (markup) return markup;
  if (tomlTable.test(start) && /^\s*[\w.-]+\s*=\s*\S/m.test(start)) return 'TOML';
  if (/^(?:- )?[\w ]+:(?:\s|$)/.test(start)) return 'YAML';
  if (markdownHeading.test(start)) return 'a Markdown document';
  return 'plain text';
}

const maxNamedKeys = 4;

/** Describes a parsed file: `a YAML list of entries with the keys "title", "type"`. */
export function documentKind(document: unknown, language: string): string {
  const form = Array.isArray(document) ? 'list of entries' : 'file';
  const entry: unknown = [document].flat().find(isRecord);
  const keys = Object.keys(Object(entry)).map((key) => JSON.stringify(key.slice(0, 40)));
  const firstKeys = keys.slice(0, maxNamedKeys).join(', ');
  return `a ${language} ${form} with ${firstKeys ? `the keys ${firstKeys}` : 'no keys'}`;
}
