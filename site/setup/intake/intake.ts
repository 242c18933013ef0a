// From any file that a person has to a JSON Resume. The only door of this folder.
import { isDeepStrictEqual } from 'node:util';
import type { SourceFile } from '../../../src/content/check/checkContent.ts';
import { isRecord } from '../../../src/content/check/everyValue.ts';
import { formatFindings } from '../../../src/content/check/formatFindings.ts';
import { jsonDocument } from '../../../src/content/check/jsonDocument.ts';
import { withoutEmpty } from '../../../src/content/check/mend/Mending.ts';
import { mendResume } from '../../../src/content/check/mend/mendResume.ts';
import { type Problem, pathText } from '../../../src/content/check/Problem.ts';
import { printable } from '../../../src/content/check/printable.ts';
import { sizeProblems } from '../../../src/content/check/sizeProblems.ts';
import type { NamedArchive, NamedText } from '../readSource.ts';
import { europass, europassXml, isEuropass } from './europass.ts';
import { knownOnly } from './knownOnly.ts';
import { linkedin } from './linkedin.ts';
import { merged } from './merged.ts';
import { parsedText } from './parsedText.ts';
import { isReactiveResume, reactiveResume } from './reactiveResume.ts';
import { isRendercv, rendercv } from './rendercv.ts';
import type { Taken } from './Taken.ts';

export type Intake = {
  text: string;
  document: unknown;
  /** What is to be checked: with lines, where the file has them. */
  source: SourceFile;
  /** What each file is, what of it was read as something else, and what was not taken over. */
  lines: readonly string[];
};

/** A file's résumé; `text` where it was JSON, whose lines are known. */
type Read = { file: string; document: unknown; text?: string; lines: readonly string[] };

/** Reads the files, the later of which fill what the earlier lack. @throws with what keeps one from being read */
export function intake(files: readonly (NamedText | NamedArchive)[]): Intake {
  const [first, ...others] = files.map(read);
  if (!first) throw new Error('There is no file to read.');
  const lines = [...first.lines];
  let { document } = first;
  for (const other of others) {
    const both = merged(document, other.document);
    document = both.document;
    lines.push(...other.lines, ...notTaken(other.file, both.leftOut));
  }
  const file = files.map((one) => one.file).join(' + ');
  const isSame = others.length === 0 && first.text !== undefined && isDeepStrictEqual(strict(first.text), document);
  const text = isSame ? (first.text ?? '') : `${JSON.stringify(document, null, 2)}\n`;
  const hasLines = others.length === 0 && first.text !== undefined;
  return { text, document, lines, source: hasLines ? { file, text: first.text } : { file, text, document } };
}

function strict(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function read(source: NamedText | NamedArchive): Read {
  const { file } = source;
  if ('bytes' in source) return converted(file, linkedin(source.bytes, file));
  const { text } = source;
  if (/^\uFEFF?\s*</.test(text)) return converted(file, europassXml(text, file));
  const { document, language } = parsedText(text, file);
  refuseTooLarge(file, document);
  if (isRecord(document)) {
    if (isRendercv(document)) return converted(file, rendercv(document));
    if (isReactiveResume(document)) return converted(file, reactiveResume(document));
    if (isEuropass(document)) return converted(file, europass(document));
  }
  const { document: resume, problems } = mendResume(document);
  const isJson = language === 'JSON';
  const kind = `${printable(file)} is a JSON Resume${isJson ? '' : ` in ${language}`}.`;
  const lines = [kind, ...found(file, problems, isJson ? text : undefined)];
  return { file, document: withoutEmpty(resume) ?? {}, lines, ...(isJson && { text }) };
}

/** Another format has other names and dates by its nature, so only what is lost is said. */
function converted(file: string, { format, document, leftOut }: Taken): Read {
  refuseTooLarge(file, document);
  const { document: resume, lost } = mendResume(document);
  const known = knownOnly(withoutEmpty(resume) ?? {});
  const lines = [
    `${printable(file)} is ${format}.`,
    ...notTaken(file, [...leftOut, ...known.leftOut]),
    ...found(file, lost),
  ];
  return { file, document: known.document, lines };
}

function refuseTooLarge(file: string, document: unknown): void {
  const large = sizeProblems(document);
  if (large.length > 0) throw new Error(found(file, large).join('\n'));
}

function notTaken(file: string, leftOut: readonly string[]): string[] {
  return leftOut.length > 0 ? [`${printable(file)}  Not taken over: ${printable(leftOut.join(', '))}.`] : [];
}

function found(file: string, problems: readonly Problem[], text?: string): string[] {
  const json = text === undefined ? undefined : jsonDocument(text);
  const place = json && 'place' in json ? json.place : () => ({});
  const findings = problems.map(({ path, message }) => ({
    severity: 'error' as const,
    file,
    path: pathText(path),
    ...place(path),
    message,
  }));
  return formatFindings(findings).split('\n').filter(Boolean);
}
