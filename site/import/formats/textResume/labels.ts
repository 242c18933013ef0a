// Reads the labeled facts of an entry, each on a line or in a table's cell: "Period: 2019 – 2021", "Firma: Oak".
import { fieldNames, normalizeKey, periodKeys } from '../../normalize/fieldAliases.ts';
import { isLarge, type LabeledNames, type TextLine } from '../../read/TextLine.ts';
import { datesIn } from './datesIn.ts';

type Part = { field: keyof LabeledNames | 'area' | 'start' | 'end' | 'period' | 'text'; lines: readonly TextLine[] };

const periodFields = { startDate: 'start', endDate: 'end' } as const;
const jobFields = { position: 'title', location: 'place', ...periodFields, summary: 'text' } as const;

/**
 * The kind of fact that each field of JSON Resume holds, by section. The first field that has the
 * label's name is used.
 */
const fieldsBySection: Readonly<Record<string, Readonly<Record<string, Part['field']>>>> = {
  work: { name: 'organization', ...jobFields },
  volunteer: { organization: 'organization', ...jobFields },
  education: {
    institution: 'organization',
    studyType: 'title',
    area: 'area',
    location: 'place',
    ...periodFields,
    summary: 'text',
  },
  projects: { name: 'title', entity: 'organization', ...periodFields, description: 'text' },
  certificates: { name: 'title', issuer: 'organization', date: 'period' },
  awards: { title: 'title', awarder: 'organization', date: 'period' },
  publications: { name: 'title', publisher: 'organization', releaseDate: 'period' },
};

function fieldOf(label: string, section: string): Part['field'] | undefined {
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
    const parts = labeledParts(line, section);
    const [last] = facts.lines;
    const isOtherForm = line.cells || (last && last.isListItem !== line.isListItem);
    const isRepeated = parts?.some(({ field }) => facts.parts.some((part) => part.field === field));
    if (!parts || isOtherForm || isRepeated) endFacts();
    if (parts) {
      facts.lines.push(line);
      facts.parts.push(...parts);
    } else output.push(...(line.cells?.flatMap((cell) => cell.lines) ?? [line]));
  }
  endFacts();
  return output;
}

type Facts = { lines: readonly TextLine[]; parts: readonly Part[] };

/** The line above, and the lines for an entry's facts. Facts without dates belong to the title above. */
function entryLines({ lines, parts }: Facts, above: TextLine | undefined): readonly TextLine[] {
  const linesAbove = above ? [above] : [];
  const [first] = lines;
  if (!first) return linesAbove;
  const textOf = (field: Part['field']) =>
    parts
      .flatMap((part) => (part.field === field ? part.lines : []))
      .map(({ text }) => text)
      .join(' ');
  const title = [textOf('title'), textOf('area')].filter(Boolean).join(', ');
  const [organization, place] = [textOf('organization'), textOf('place')];
  const names = { title, organization, place, isRow: first.cells !== undefined };
  const withNames = title || organization || place ? { names } : {};
  const texts = parts.flatMap((part) => (part.field === 'text' ? part.lines : []));
  const period = textOf('period') || (textOf('start') && `${textOf('start')} – ${textOf('end') || 'present'}`);
  const dated = { text: period, size: 1, isBold: false, isListItem: false, links: lines.flatMap(({ links }) => links) };
  if (period && datesIn(dated)) return [...linesAbove, { ...dated, ...withNames }, ...texts];
  const isTitle = above && !above.isListItem && (above.isBold || isLarge(above) || datesIn(above));
  if (period || !isTitle || lines.some(({ isListItem }) => isListItem)) return [...linesAbove, ...lines];
  return [{ ...above, ...withNames }, ...texts];
}
