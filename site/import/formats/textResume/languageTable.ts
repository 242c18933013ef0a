// Reads the table of languages in a Europass CV.
import { isSpokenLanguage } from '../../normalize/spokenLanguage.ts';
import type { TextLine } from '../../read/TextLine.ts';
import { isColumn } from '../../words/columnNames.ts';
import { anyOf, words } from '../../words/words.ts';

const motherTongue = new RegExp(`^${anyOf(words.documents['labels of a mother tongue'])}$`, 'i');
const level = /^[ABC][12]$/i;

/** The languages in a Europass table: "Mother tongue(s)    Dutch", "English    C2    C1    C2". */
export function languageTable(lines: readonly TextLine[]) {
  const rows = lines.map((line) => ({
    line,
    texts: line.text
      .split('\t')
      .map((text) => text.trim())
      .filter(Boolean),
  }));
  const isLevels = ([first, ...cells]: readonly string[]) =>
    cells.length > 1 && cells.every((cell) => level.test(cell)) && isSpokenLanguage(first);
  const isMotherTongue = ([first = '', ...cells]: readonly string[]) => cells.length > 0 && motherTongue.test(first);
  if (!rows.some(({ texts }) => isLevels(texts))) return { languages: [], others: lines, certificates: [] };
  const languages = rows.flatMap(({ line, texts: [first = '', ...cells] }) => {
    if (isMotherTongue([first, ...cells])) return [{ ...line, text: `${cells.join(', ')}: ${first}` }];
    return isLevels([first, ...cells]) ? [{ ...line, text: `${first}: ${[...new Set(cells)].join(', ')}` }] : [];
  });
  // A certificate may be below its language.
  const certificates = rows.filter(
    ({ texts }, index) => !/: /.test(texts.join('\t')) && texts.length === 1 && isLevels(rows[index - 1]?.texts ?? []),
  );
  const others = rows.filter((row) => {
    const { texts } = row;
    const isHeader = texts.slice(texts.length > 1 ? 1 : 0).every((text) => isColumn(text, 'language skill'));
    return !isHeader && !certificates.includes(row) && !isLevels(texts) && !isMotherTongue(texts);
  });
  return { languages, others: others.map(({ line }) => line), certificates: certificates.map(({ line }) => line.text) };
}
