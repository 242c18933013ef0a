// Joins the lines of contacts: wrapped addresses, and labels in a column.
import { isBasicsKey } from '../../normalize/fieldAliases.ts';
import type { TextLine } from '../../read/TextLine.ts';
import { anyOf, words } from '../../words/words.ts';

/** "Location: Ghent" */
export const placeLabel = new RegExp(`^${anyOf(words.documents['labels of a place'])}: *`, 'i');

/** The first line of a wrapped address: "linkedin.com/in/ada-" above "example (LinkedIn)". */
export const brokenAddress = /(?:https?:\/\/|www\.|[\w-]+\.[a-z]{2,}\/)\S*[-_=](?=\s|$)/i;
const addressEnd = /^[\w%~./-]+(?=$| \(\p{L}+\)$)/u;

/** Joins the lines of a wrapped address. */
export function withWholeAddresses(lines: readonly TextLine[]): readonly TextLine[] {
  const output: TextLine[] = [];
  for (const line of lines) {
    const last = output.at(-1);
    const isEnd = last && /[-_=]$/.test(last.text) && brokenAddress.test(last.text) && addressEnd.test(line.text);
    if (!isEnd) output.push(line);
    else output.splice(-1, 1, { ...last, text: last.text + line.text, links: [...last.links, ...line.links] });
  }
  return output;
}

/** Joins labels in a column with the contacts beside them: "Phone    +32 470 00 00 00". */
export function withLabelColumn(lines: readonly TextLine[]): readonly TextLine[] {
  const labels = lines.flatMap(({ text }) => /^(\p{L}[^\t\d]{1,30})\t/u.exec(text)?.[1] ?? []);
  const isTable = labels.filter((label) => isBasicsKey(label) || placeLabel.test(`${label}:`)).length > 1;
  const label = isTable ? /^(\p{L}[^\t\d:]{1,30}):?\s*\t\s*/u : /^(\p{L}[^\t\d:]{1,30}):\s+/u;
  return lines.map((line) => ({ ...line, text: line.text.replace(label, '$1: ') }));
}
