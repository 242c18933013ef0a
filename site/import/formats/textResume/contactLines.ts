// Prepares the lines of contacts: joins wrapped addresses, and puts a colon after each label.
import type { TextLine } from '../../read/TextLine.ts';
import { contactField } from '../../words/contactLabels.ts';

/** The first line of a wrapped address: "linkedin.com/in/ada-" above "example (LinkedIn)". */
export const brokenAddress = /(?:https?:\/\/|www\.|[\w-]+\.[a-z]{2,}\/)\S*[-_=](?=\s|$)/i;
/** An address whose last part may go on below: "https://ada.example/websit" above "e/" */
const openAddress = /https?:\/\/\S+\/[\w-]+$/;
const addressEnd = /^[\w%~./-]+(?=$| \(\p{L}+\)$)/u;

/** Joins the lines of a wrapped address. */
export function withWholeAddresses(lines: readonly TextLine[]): readonly TextLine[] {
  const output: TextLine[] = [];
  for (const line of lines) {
    const last = output.at(-1);
    const isBroken = last && /[-_=]$/.test(last.text) && brokenAddress.test(last.text) && addressEnd.test(line.text);
    const isEnd =
      isBroken ||
      (last && openAddress.test(last.text) && /^[\w-]{0,12}\/$/.test(line.text)) ||
      (last && /^[\w-]+(?:\.[\w-]+)+$/.test(last.text) && /^\d+@/.test(line.text));
    if (!isEnd) output.push(line);
    else output.splice(-1, 1, { ...last, text: last.text + line.text, links: [...last.links, ...line.links] });
  }
  return output;
}

/** "Phone : +32 470", "NAME    Ada Example" */
const labeled = /^(\p{L}[^\t\d:|]{1,30}?)(\s*:\s*|\s*\t\s*| {3,})(?!\/)(\S.*)$/u;

/**
 * Writes each label as in "Phone: +32 470". A label without a colon must be known, or in a table of
 * contacts.
 */
export function withContactLabels(lines: readonly TextLine[]): readonly TextLine[] {
  const isRow = ([, label = '', separator = '']: readonly string[]) =>
    !separator.includes(':') && contactField(label) !== undefined;
  const isTable = lines.filter(({ text }) => isRow(labeled.exec(text) ?? [])).length > 1;
  return withValues(lines).map((line) => {
    const [, label = '', separator = '', value = ''] = labeled.exec(line.text) ?? [];
    const isLabel = label !== '' && (isTable || separator.includes(':') || contactField(label) !== undefined);
    return isLabel ? { ...line, text: `${label}: ${value}` } : line;
  });
}

const withValue: ReadonlySet<string> = new Set(['name', 'email', 'phone', 'url', 'location']);

/** Joins a known label and the value below it: "Naam" above "Elm". */
function withValues(lines: readonly TextLine[]): readonly TextLine[] {
  const isLabel = ({ text, isListItem }: TextLine) =>
    !isListItem && /^[\p{L} ,.'’-]+:?$/u.test(text) && withValue.has(contactField(text) ?? '');
  return lines.flatMap((line, index) => {
    const [above, next] = [lines[index - 1], lines[index + 1]];
    if (above && isLabel(above) && !isLabel(line) && !labeled.test(line.text)) return [];
    if (!next || !isLabel(line) || isLabel(next) || labeled.test(next.text)) return [line];
    return [{ ...next, text: `${line.text.replace(/:$/, '')}: ${next.text}` }];
  });
}

/** The label and the value in "Phone: +32 470", and the field of `basics`, if the label is one of a contact. */
export function labelIn(text: string): { label: string; value: string; field: string | undefined } | undefined {
  const [, label = '', value = ''] = /^(\p{L}[^\d:|]{1,30}): (\S.*)$/u.exec(text) ?? [];
  return label ? { label, value, field: contactField(label) } : undefined;
}
