import { isRecord } from './everyValue.ts';
import { likeliest } from './likeliest.ts';
import { error, type Path, type Problem, warning } from './Problem.ts';

/**
 * Finds keys that a JSON Schema does not name.
 *
 * @param strangers `'refused'` makes each an error. `'allowed'` makes them warnings, and keys that begin with `x-` or `$`, or
 *   stand in `meta`, are not mentioned: exports from other tools carry extras.
 */
export function unknownKeys(document: unknown, schema: unknown, strangers: 'refused' | 'allowed'): Problem[] {
  const found = strangersIn(document, schema, []);
  if (strangers === 'allowed') {
    return found
      .filter(({ path }) => !isExtra(path))
      .map(({ path, key }) => warning(path, `${unknown(key)}, so it is not published. Leave it, or take it out.`));
  }
  return found.map(({ path, key, known, free }) => {
    const meant = likeliest(key, free);
    return meant
      ? { ...error(path, `${unknown(key)}. Did you mean "${meant}"?`), meant: [...path.slice(0, -1), meant] }
      : error(path, `${unknown(key)}. Take it out, or use one of: ${known.join(', ')}.`);
  });
}

function unknown(key: string): string {
  return `"${key}" is not a key that is known here`;
}

function isExtra(path: Path): boolean {
  return path[0] === 'meta' || /^(x-|\$)/.test(String(path.at(-1)));
}

/** An unknown key; all keys that its place knows; and those of them that are free to be what was meant. */
type Stranger = { path: Path; key: string; known: string[]; free: string[] };

function strangersIn(document: unknown, schema: unknown, path: Path): Stranger[] {
  if (Array.isArray(document)) {
    const items = { anyOf: variants(schema).map((variant) => variant.items) };
    return document.flatMap((item, index) => strangersIn(item, items, [...path, index]));
  }
  const rules = knownKeys(schema);
  if (!isRecord(document)) return [];
  // A schema that names no keys takes any.
  if (rules.size === 0) {
    const any = { anyOf: variants(schema).map(({ additionalProperties }) => additionalProperties) };
    return Object.entries(document).flatMap(([key, value]) => strangersIn(value, any, [...path, key]));
  }
  const known = [...rules.keys()];
  const free = known.filter((key) => !Object.hasOwn(document, key));
  return Object.entries(document).flatMap(([key, value]) =>
    rules.has(key)
      ? strangersIn(value, { anyOf: rules.get(key) }, [...path, key])
      : [{ path: [...path, key], key, known, free }],
  );
}

/** A schema itself, or all its alternatives. */
function variants(schema: unknown): Record<string, unknown>[] {
  if (!isRecord(schema)) return [];
  return Array.isArray(schema.anyOf) ? schema.anyOf.flatMap(variants) : [schema];
}

function knownKeys(schema: unknown): Map<string, unknown[]> {
  const known = new Map<string, unknown[]>();
  for (const { properties } of variants(schema)) {
    if (!isRecord(properties)) continue;
    for (const [key, rule] of Object.entries(properties)) known.set(key, [...(known.get(key) ?? []), rule]);
  }
  return known;
}
