/**
 * What a value may be once its `var()` are filled in, in every way that they may be.
 *
 * @param tokens the values that each custom property may have
 */
export function expandedValues(value: string, tokens: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const start = value.indexOf('var(');
  if (start < 0) return [value];
  const end = closingBracket(value, start + 'var('.length);
  const inner = value.slice(start + 'var('.length, end);
  const comma = inner.indexOf(',');
  const name = (comma < 0 ? inner : inner.slice(0, comma)).trim();
  const fallback = comma < 0 ? [] : [inner.slice(comma + 1)];
  // A property never refers to itself, not even through others: browsers take such a one for none.
  const others = new Map([...tokens].filter(([token]) => token !== name));
  const filled = [
    ...Array.from(tokens.get(name) ?? []).flatMap((said) => expandedValues(said, others)),
    ...fallback.flatMap((said) => expandedValues(said, tokens)),
  ];
  const rest = expandedValues(value.slice(end + 1), tokens);
  return [...new Set(filled.flatMap((one) => rest.map((after) => value.slice(0, start) + one.trim() + after)))];
}

function closingBracket(value: string, from: number): number {
  let depth = 1;
  for (let at = from; at < value.length; at += 1) {
    if (value[at] === '(') depth += 1;
    else if (value[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`In "${value}" a bracket is not closed.`);
}
