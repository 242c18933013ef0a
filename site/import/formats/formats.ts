// The formats that setup reads, and the error for other files.
import { archiveKind, xmlKind } from '../read/fileKind.ts';
import { escapeUnprintable } from '../report/Finding.ts';
import { alFolio } from './alFolio.ts';
import { europass } from './europass.ts';
import type { ConvertedResume, Format, FormatSource } from './Format.ts';
import { fresh } from './fresh.ts';
import { linkedin } from './linkedin.ts';
import { onlineCv } from './onlineCv.ts';
import { reactiveResume } from './reactiveResume.ts';
import { rendercv } from './rendercv.ts';
import { textResume } from './textResume/textResume.ts';
import { sectionsOfList } from './timeline.ts';

/** The formats besides JSON Resume. The first format that accepts a file converts it. */
const formats: readonly Format[] = [rendercv, reactiveResume, linkedin, europass, fresh, onlineCv, alFolio, textResume];

/** JSON Resume. `normalizeResume` corrects the keys and values that do not follow the format. */
export const jsonResume: Format = {
  name: 'a JSON Resume',
  help: 'JSON Resume (any version, also as JSON5, YAML or TOML)',
  convert: ({ document }) => ({ document }),
  ignoredKeys:
    /^(?:\$schema|meta|theme|version|selectedTemplate|locale|layouts)\b|\.(?:icon|class|classname|order|separator)$/i,
};

export function convertBy(content: FormatSource, file: string): [Format, ConvertedResume] {
  for (const format of formats) {
    const converted = format.convert(content, file);
    if (converted) return [format, converted];
  }
  return [jsonResume, { document: sectionsOfList(content.document) ?? content.document }];
}

export const formatHelp = [jsonResume, ...formats].map(({ help }) => help);

const typesetKinds = /LaTeX|Org|Typst/;

export function unknownFormat(file: string, kind: string): Error {
  const advice = typesetKinds.test(kind) ? 'Give setup the PDF made from it, or use' : 'Use';
  const choices = `${advice} one of these formats: ${formatHelp.join(', ')}.`;
  return new Error(`${escapeUnprintable(file)} looks like ${kind}, which setup cannot read as a résumé. ${choices}`);
}

export function contentKind({ archive, table, xml = '' }: FormatSource): string {
  if (archive) return archiveKind(archive);
  return table === undefined ? xmlKind(xml) : 'a table (CSV)';
}
