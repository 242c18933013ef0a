import { unquoted } from './facesIn.ts';

/** What a text is set in: families in the order in which a letter is looked for, and a weight. */
export type Font = { families: readonly string[]; weight: number };

const words: Readonly<Record<string, number>> = { normal: 400, bold: 700, bolder: 700, lighter: 400 };

/** A `font` shorthand without `var()`. What it says of size and line is passed over. */
export function fontValue(value: string): Font {
  const [, before = ''] = /^([^(/,]*)/.exec(value) ?? [];
  const weight = before
    .split(/\s+/)
    .map(weightValue)
    .find((said) => said !== undefined);
  return { families: families(value), weight: weight ?? 400 };
}

/** A weight in numbers; undefined for what is none. `bolder` than regular is bold. */
export function weightValue(value: string): number | undefined {
  return words[value] ?? (/^\d{1,4}$/.test(value) ? Number(value) : undefined);
}

/** The families of a list, or of a shorthand, whose first has size and line before it. */
export function families(value: string): readonly string[] {
  return topLevelParts(value).map((part, index) => (index === 0 ? unquoted(lastName(part)) : unquoted(part)));
}

/** The name at the end, in quotation marks or as words that are no size. */
function lastName(part: string): string {
  const [quoted] = /(["'])[^"']*\1$/.exec(part.trim()) ?? [];
  if (quoted !== undefined) return quoted;
  const parts = part.trim().split(/\s+/);
  const size = parts.findLastIndex((word) => sizeEnd.test(word));
  return parts.slice(size + 1).join(' ');
}

/** The last word of a size or of a line's height: a number, a slash, a function's end, or a size by name. */
const sizeEnd = /^[\d./+-]|\)$|^(x{1,3}-)?(small|large)$|^(medium|smaller|larger)$/;

function topLevelParts(value: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of value) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}
