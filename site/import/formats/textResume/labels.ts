// Reads the labeled facts of an entry, each on a line or in a table's cell: "Period: 2019 – 2021", "Firma: Oak".
import { fieldNames, normalizeKey, periodKeys } from '../../normalize/fieldAliases.ts';
import { unfinished } from '../../normalize/objects/unfinished.ts';
import { isLarge, type LabeledNames, plainLine, type RowFacts, type TextLine } from '../../read/TextLine.ts';
import { isColumn } from '../../words/columnNames.ts';
import { datesIn } from './datesIn.ts';
import { isDegreeName } from './roleWords.ts';

type Field = keyof LabeledNames | 'area' | 'start' | 'end' | 'period' | 'text';
type Part = { field: Field; lines: readonly TextLine[] };

const periodFields = { startDate: 'start', endDate: 'end' } as const;
const jobFields = { position: 'title', location: 'place', ...periodFields, summary: 'text' } as const;

/** The kind of fact in each field of JSON Resume, by section. The first field with the label's name counts. */
const fieldsBySection: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  work: { name: 'organization', ...jobFields },
  education: {
    institution: 'organization',
    studyType: 'title',
    area: 'area',
    location: 'place',
    ...periodFields,
    summary: 'text',
  },
  projects: { name: 'title', entity: 'organization', ...periodFields, description: 'text' },
};

function fieldOf(label: string, section: string): Field | undefined {
  const fields = Object.entries(fieldsBySection[section] ?? {});
  // "Firma / Projekt" has two names.
  const keys = [label, ...label.split('/')].map(normalizeKey);
  if (fields.length > 0 && keys.some((key) => periodKeys.test(key))) return 'period';
  return fields.find(([field]) => fieldNames(`${section}[]`, field).some((name) => keys.includes(name)))?.[1];
}

const labeled = /^([\p{L} .&/-]{2,30}):\s+(\S.*)$/u;

/** The labeled facts in a line or in a row; `undefined` if no label is known. */
function labeledParts(line: TextLine, section: string): readonly Part[] | undefined {
  const [, label = '', text = ''] = labeled.exec(line.text) ?? [];
  const cells = line.cells ?? [{ label, lines: [{ ...line, text, isBold: false, size: 1 }] }];
  const parts = cells.map((cell) => ({ field: fieldOf(cell.label, section), lines: cell.lines }));
  const hasKnownLabel = parts.some(({ field }) => field !== undefined);
  return hasKnownLabel ? parts.map(({ field = 'text', lines }) => ({ field, lines })) : undefined;
}

/** Moves the labeled facts of a section to the line with the entry's dates, or else to the line with its title. */
export function withLabels(lines: readonly TextLine[], section: string): readonly TextLine[] {
  const output: TextLine[] = [];
  let facts: { lines: TextLine[]; parts: Part[] } = { lines: [], parts: [] };
  const endFacts = () => {
    const above = output.pop();
    output.push(...entryLines(facts, above));
    facts = { lines: [], parts: [] };
  };
  for (const line of lines) {
    const row = rowFacts(line, section);
    if (row) {
      endFacts();
      output.push({ ...line, row });
      continue;
    }
    const parts = labeledParts(line, section);
    const [last] = facts.lines;
    const isOtherForm = line.cells || (last && last.isListItem !== line.isListItem);
    const isRepeated = parts?.some(({ field }) => facts.parts.some((part) => part.field === field));
    if (!parts || isOtherForm || isRepeated) endFacts();
    if (parts) {
      facts.lines.push(line);
      facts.parts.push(...parts);
    } else if (line.cells?.some(({ label }) => label)) output.push(line);
    else output.push(...(line.cells?.flatMap((cell) => cell.lines) ?? [line]));
  }
  endFacts();
  return output;
}

/** Whether a row has a mark or credits for a course, as in a transcript, and no facts of a degree. */
export function isMark({ cells = [] }: TextLine): boolean {
  const course = cells.find(({ label }) => isColumn(label, 'course'));
  const isOther = ({ label }: { label: string }) => isColumn(label, 'course') || isColumn(label, 'mark');
  const others = cells.filter((cell) => !isOther(cell) && fieldOf(cell.label, 'education') !== undefined);
  const hasMark = cells.some(({ label }) => isColumn(label, 'mark'));
  return course !== undefined && hasMark && others.length === 0 && !course.lines.some(({ text }) => isDegreeName(text));
}

/** The fact in a column. Table headers also have names that labels do not have. */
function fieldOfColumn(label: string, section: string): Field | undefined {
  const knownColumn = (['title', 'organization', 'date'] as const).find((column) => isColumn(label, column));
  return fieldOf(label, section) ?? (knownColumn === 'date' ? 'period' : knownColumn);
}

type RowCell = { field: Field | undefined; label: string; text: string; lines: readonly TextLine[] };

/** The cells of a row with their fields. Without a column for the title or the dates, a cell is guessed. */
function fieldsOfRow(rowCells: NonNullable<TextLine['cells']>, section: string) {
  const knownFields = new Set<Field>();
  const cells = rowCells.map(({ label, lines }): RowCell => {
    const text = lines.map((line) => line.text).join(' ');
    const columnField = fieldOfColumn(label, section);
    // In "Project | Stack | What", the last column has the text.
    const wantedField = columnField === 'title' && knownFields.has(columnField) ? 'text' : columnField;
    const field = wantedField && !knownFields.has(wantedField) ? wantedField : undefined;
    if (field && field !== 'text') knownFields.add(field);
    return { label, lines, text, field };
  });
  const period = cells.find((cell) => !cell.field && !knownFields.has('period') && isPeriod(cell.text));
  if (period) period.field = 'period';
  const mayGuess = !knownFields.has('title') && (period !== undefined || !isWork(section));
  const isGuessed = mayGuess && !knownFields.has('organization');
  const title = isGuessed || (mayGuess && !isWork(section)) ? cells.find(({ field }) => !field) : undefined;
  if (title) title.field = 'title';
  return { cells, isGuessed };
}

const isWork = (section: string) => section === 'work';

/** The facts of a table's row; `undefined` if no cell names an entry. */
function rowFacts({ cells: rowCells }: TextLine, section: string): RowFacts | undefined {
  if (!fieldsBySection[section] || !rowCells?.some(({ label }) => label)) return undefined;
  const { cells, isGuessed } = fieldsOfRow(rowCells, section);
  const textOf = (field: Field) => cells.find((cell) => cell.field === field)?.text ?? '';
  const [name, organization, dates] = [titleOf(textOf), textOf('organization'), datesOf(textOf)];
  if (!name && !organization) return undefined;
  const isDated = isPeriod(dates) || (beginsWithPeriod(dates) && (isWork(section) || !unfinished.test(dates)));
  const isStatus = !isDated && !isWork(section);
  const status = isStatus ? dates.replace(/\s*\(([^()]*)\)/g, ', $1') : '';
  const texts = cells.flatMap(({ field, label, lines, text }) => {
    if (field === 'text' || (!field && (lines.length > 1 || !label))) return lines;
    if (field === 'period' && isDated && !isPeriod(text)) return lines;
    const needsLabel = !field || (field === 'period' && !isDated && !isStatus);
    return needsLabel ? lines.map((line) => ({ ...line, text: `${label}: ${text}` })) : [];
  });
  return {
    title: name && status ? `${name} (${status})` : name,
    organization,
    place: textOf('place'),
    period: isDated ? dates : '',
    isGuessed,
    texts,
  };
}

/** Whether a text begins with a period: "2019 – 2021 (part-time)". */
function beginsWithPeriod(text: string): boolean {
  const { period, before = [] } = datesIn({ ...plainLine, text }) ?? {};
  return period?.startDate !== undefined && before.length === 0;
}

const isPeriod = (text: string): boolean => beginsWithPeriod(text) && !/[(,;]/.test(text);

/** The entry of a table's row, which has nothing from other rows. */
export function rowEntry({ title, organization, place, period, isGuessed, texts }: RowFacts, links: TextLine['links']) {
  const names = [title, organization].map((text) => ({ text, isLabeled: true as const, isWhole: true as const }));
  return {
    ...datesIn({ ...plainLine, text: period })?.period,
    names: isGuessed ? [{ text: title }] : names,
    ...(place && { place }),
    url: links[0],
    heading: [],
    body: texts,
  };
}

type TextOf = (field: Field) => string;

const titleOf = (textOf: TextOf): string => [textOf('title'), textOf('area')].filter(Boolean).join(', ');

const datesOf = (textOf: TextOf): string =>
  textOf('period') || (textOf('start') && `${textOf('start')} – ${textOf('end') || 'present'}`);

type Facts = { lines: readonly TextLine[]; parts: readonly Part[] };

/** The line above, and the lines for an entry's facts. Facts without dates belong to the title above. */
function entryLines({ lines, parts }: Facts, above: TextLine | undefined): readonly TextLine[] {
  const linesAbove = above ? [above] : [];
  if (lines.length === 0) return linesAbove;
  const textOf = (field: Field) =>
    parts
      .flatMap((part) => (part.field === field ? part.lines : []))
      .map(({ text }) => text)
      .join(' ');
  const title = titleOf(textOf);
  const [organization, place] = [textOf('organization'), textOf('place')];
  const names = { title, organization, place };
  const withNames = title || organization || place ? { names } : {};
  const texts = parts.flatMap((part) => (part.field === 'text' ? part.lines : []));
  const period = datesOf(textOf);
  const datesLine = { ...plainLine, text: period, links: lines.flatMap(({ links }) => links) };
  if (period && datesIn(datesLine)) return [...linesAbove, { ...datesLine, ...withNames }, ...texts];
  const isTitle = above && !above.isListItem && (above.isBold || isLarge(above) || datesIn(above));
  if (period || !isTitle || lines.some(({ isListItem }) => isListItem)) return [...linesAbove, ...lines];
  return [{ ...above, ...withNames }, ...texts];
}
