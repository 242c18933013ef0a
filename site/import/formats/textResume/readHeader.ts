// Reads the header of an entry by a layout. Scores are logarithms of odds: words, separators and positions add to them.
import type { TextLine } from '../../read/TextLine.ts';
import type { Part } from './columnParts.ts';
import type { Column, Layout } from './layouts.ts';
import { isShort } from './lineKinds.ts';
import { type EntryKind, evidenceFor, type Role } from './roleWords.ts';

export type Span = Pick<Part, 'isBold' | 'isItalic'> & {
  text: string;
  order: number;
  size: number | undefined;
};
export type Reading = { score: number; spans: Partial<Record<Role, Span>>; below: readonly TextLine[] };

/** The scores of a column with a role, of one without a role, and of one at the right without a role. */
const [nameScore, unusedName, unusedColumn] = [1, -1, -0.3];

/** The scores of a missing title or organization, and of a place missing among several parts. */
const [missingName, missingPlace] = [-0.5, -1.2];

/** The lowest score at which text below the dates is used as a name. */
const minBelowScore = -0.3;

/** Whether a column is at the right of others in its row. */
const isRight = (key: string) => !key.endsWith('.0') || key.startsWith('right');

/** Reads headers of entries of one kind that have the same columns. */
export class HeaderReader {
  readonly #kind: EntryKind;
  /** How likely the lines below the dates are names: the share of the entries that have them. */
  readonly #shareBelow: ReadonlyMap<string, number>;
  readonly #evidenceByText = new Map<string, Evidence>();
  readonly #readingsByColumn = new Map<Column, Map<string, ColumnReading>>();

  constructor(kind: EntryKind, headers: readonly (readonly Column[])[]) {
    this.#kind = kind;
    const shares = new Map<string, number>();
    for (const { key } of headers.flat()) shares.set(key, (shares.get(key) ?? 0) + 1 / headers.length);
    if (headers.length === 1)
      for (const { key, below } of headers.flat())
        if (below) shares.set(key, key.startsWith('below 0') && isShort(below) ? 0.8 : 0);
    this.#shareBelow = shares;
  }

  read(columns: readonly Column[], layout: Layout): Reading {
    const spans: Reading['spans'] = {};
    const below = new Set<TextLine>();
    const scores = columns.map((column, order) => {
      const roles = layout.get(column.key);
      const reading = roles && this.#readColumn(column, roles);
      if (!reading || (column.below && reading.score < minBelowScore))
        return column.below ? 0 : isRight(column.key) ? unusedColumn : unusedName;
      if (column.below) below.add(column.below);
      for (const { role, from, text } of reading.spans) {
        const { isBold = false, isItalic = false } = column.parts[from] ?? {};
        spans[role] = { text, isBold, isItalic, order: order + from / 100, size: column.size };
      }
      return reading.score;
    });
    if (!spans.title) scores.push(missingName);
    if (!spans.organization && this.#kind !== 'post') scores.push(missingName);
    return { spans, below: [...below], score: scores.reduce((sum, score) => sum + score, 0) };
  }

  #evidenceFor(text: string): Evidence {
    const evidence = this.#evidenceByText.get(text) ?? evidenceFor(text, this.#kind);
    this.#evidenceByText.set(text, evidence);
    return evidence;
  }

  #readColumn(column: Column, roles: readonly Role[]): ColumnReading {
    const readings = this.#readingsByColumn.get(column) ?? new Map<string, ColumnReading>();
    this.#readingsByColumn.set(column, readings);
    const key = roles.join();
    const reading = readings.get(key) ?? this.#readParts(column, roles, { from: 0 });
    readings.set(key, reading);
    return reading;
  }

  /** The best way to share the parts from `from` among roles. Any may be missing. */
  #readParts(column: Column, roles: readonly Role[], { from, previous }: Start): ColumnReading {
    const [role, ...others] = roles;
    const { length } = column.parts;
    if (!role) return { score: from === length ? 0 : Number.NEGATIVE_INFINITY, spans: [] };
    const rest = this.#readParts(column, others, { from, previous });
    // A column for an employer and a place rarely has only the place. A place counts as missing only
    // if the column has several parts.
    const isPlaceAlone = role === 'organization' && others[0] === 'place';
    const missing = isPlaceAlone ? missingName : role === 'place' && length > 1 ? missingPlace : 0;
    let best = { ...rest, score: rest.score + missing };
    for (let to = from + 1; to <= length; to += 1) {
      const span = { role, from, to, text: textOf(column, from, to), previous };
      const after = this.#readParts(column, others, { from: to, previous: role });
      const score = this.#score(column, span) + after.score;
      if (score > best.score) best = { score, spans: [span, ...after.spans] };
    }
    return best;
  }

  #score(column: Column, span: SpanPosition): number {
    const evidence = this.#evidenceFor(span.text)[span.role];
    const base = this.#positionScore(column, span.role, span.previous);
    return evidence + base + this.#cutScore(column, span, evidence) - this.#glueCost(column, span);
  }

  #cutScore(column: Column, { role, from, text, previous }: SpanPosition, evidence: number): number {
    const { separator = 'start' } = column.parts[from] ?? {};
    if (separator === 'at') return previous === 'title' && role === 'organization' ? 3 : -2;
    const score = cutScores[separator];
    const minEvidence = role === 'place' ? -1 : 1;
    const isRemark = separator === 'bracket' && (evidence < minEvidence || /^[\p{Ll}(]/u.test(text));
    if (separator === 'start' || role === 'place') return score - (isRemark ? 2.5 : 0);
    const isCode = separator === 'comma' && /^\p{Lu}{2,3}$/u.test(text);
    // "Oak College, Elmtown, Ohio"
    const isTownLike = separator === 'comma' && previous === 'organization' && evidence <= 0;
    const isLoose = this.#kind === 'post' && role === 'organization' && evidence <= 0 && !/\s/.test(text);
    return score - (isRemark || isCode ? 2.5 : isTownLike || isLoose ? 1 : 0);
  }

  #glueCost(column: Column, { role, from, to }: SpanPosition): number {
    const glue = column.parts.slice(from + 1, to).reduce((sum, part) => sum + glueCosts[part.separator], 0);
    if (role === 'place' || to - from < 2) return glue;
    const isEmployer = (index: number) =>
      column.parts[index]?.separator !== 'bracket' &&
      this.#evidenceFor(textOf(column, index, index + 1)).organization > 0;
    const parts = Array.from({ length: to - from }, (_, index) => isEmployer(from + index));
    // "Lecturer, Elm University" has more than a title, and "Leaves in Winter, Elm University" more than an employer.
    const isMixed = role === 'title' ? parts.includes(true) : !parts[0] && parts.includes(true);
    return glue + (isMixed ? 1 : 0);
  }

  #positionScore({ key, below }: Column, role: Role, previous: Role | undefined): number {
    const share = this.#shareBelow.get(key) ?? 0;
    if (role === 'place' && !below) return previous ? 0 : isRight(key) ? 0.8 : -1;
    // A single name without a known word is an employer, or, in studies, a degree.
    const tie = (role === 'title') === (this.#kind === 'study') ? 0.05 : 0;
    if (!below) return nameScore + tie;
    return (key.startsWith('below 0') ? 1.6 : 1.2) * share - 1;
  }
}

type Evidence = ReturnType<typeof evidenceFor>;
type ColumnReading = { score: number; spans: readonly { role: Role; from: number; text: string }[] };
type Start = { from: number; previous?: Role | undefined };
type SpanPosition = { role: Role; from: number; to: number; text: string; previous: Role | undefined };

/** The cost of a name that continues after a separator. */
const glueCosts = { start: 0, comma: 0.1, dot: 0.1, colon: 0.3, dash: 0.6, at: 1.5, bracket: 0, style: 1 };

/** The score of a name that begins after a separator. */
const cutScores = { start: 0, comma: -0.2, dot: -0.8, colon: 0, dash: 0, bracket: -0.2, style: 0.3 };

/** The text of parts, without brackets around all of it. */
function textOf({ text, parts }: Column, from: number, to: number): string {
  const span = text.slice(parts[from]?.start, parts[to - 1]?.end).replace(/^[\s,:·|–—-]+|[\s,;:·|–—-]+$/g, '');
  return span.replace(/^\(([^()]*)\)$/, '$1');
}
