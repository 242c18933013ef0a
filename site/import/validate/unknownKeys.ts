import { error, type Finding, type Path } from '../report/Finding.ts';
import { groupBy, isRecord } from '../values.ts';

/** Returns an error for each key that a JSON Schema does not name. */
export function unknownKeys(document: unknown, schema: unknown): Finding[] {
  return findUnknownKeys(document, schema, []).map(({ path, key, knownKeys, unusedKeys }) => {
    const suggestion = closestKey(key, unusedKeys);
    return suggestion
      ? {
          ...error(path, `Unknown key "${key}". Did you mean "${suggestion}"?`),
          intendedPath: [...path.slice(0, -1), suggestion],
        }
      : error(path, `Unknown key "${key}". Remove it, or use one of: ${knownKeys.join(', ')}.`);
  });
}

/** The paths of unknown keys, except extensions (`x-tool`, `$schema`) and the keys in `meta`. */
export function unknownPaths(document: unknown, schema: unknown): Path[] {
  return findUnknownKeys(document, schema, [])
    .map(({ path }) => path)
    .filter((path) => path[0] !== 'meta' && !/^(x-|\$)/.test(String(path.at(-1))));
}

/** An unknown key, the valid keys of its object, and the valid keys that the object does not have yet. */
type UnknownKey = { path: Path; key: string; knownKeys: string[]; unusedKeys: string[] };

function findUnknownKeys(document: unknown, schema: unknown, path: Path): UnknownKey[] {
  if (Array.isArray(document)) {
    const items = { anyOf: variants(schema).map((variant) => variant.items) };
    return document.flatMap((item, index) => findUnknownKeys(item, items, [...path, index]));
  }
  const rules = schemaKeys(schema);
  if (!isRecord(document)) return [];
  // A schema without named keys accepts any key.
  if (rules.size === 0) {
    const anyValue = { anyOf: variants(schema).map(({ additionalProperties }) => additionalProperties) };
    return Object.entries(document).flatMap(([key, value]) => findUnknownKeys(value, anyValue, [...path, key]));
  }
  const knownKeys = [...rules.keys()];
  const unusedKeys = knownKeys.filter((key) => !Object.hasOwn(document, key));
  return Object.entries(document).flatMap(([key, value]) =>
    rules.has(key)
      ? findUnknownKeys(value, { anyOf: rules.get(key)?.map(([, rule]) => rule) }, [...path, key])
      : [{ path: [...path, key], key, knownKeys, unusedKeys }],
  );
}

function variants(schema: unknown): Record<string, unknown>[] {
  if (!isRecord(schema)) return [];
  return Array.isArray(schema.anyOf) ? schema.anyOf.flatMap(variants) : [schema];
}

function schemaKeys(schema: unknown): Map<string, [key: string, rule: unknown][]> {
  const rules = variants(schema).flatMap(({ properties }) => Object.entries(Object(properties)));
  return groupBy(rules, ([key]) => key);
}

const maxTypos = 2;

/** The candidate with the fewest typos: at most two, and fewer than half of its characters. Ignores case. */
export function closestKey(input: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .filter((word) => Math.abs(word.length - input.length) <= 2 * maxTypos)
    .map((word) => ({ word, typos: countTypos([...input.toLowerCase()], [...word.toLowerCase()], maxTypos) }))
    .filter(({ word, typos }) => typos <= maxTypos && typos * 2 < word.length)
    .sort((a, b) => a.typos - b.typos);
  return best?.word;
}

/** Counts the added, removed and changed characters, and the swapped neighbors. Not exact above `limit`. */
function countTypos(from: readonly string[], to: readonly string[], limit: number): number {
  if (from.length === 0 || to.length === 0) return from.length + to.length;
  if (from[0] === to[0]) return countTypos(from.slice(1), to.slice(1), limit);
  if (limit === 0) return Number.POSITIVE_INFINITY;
  const typosAfter = (removed: number, added: number) =>
    1 + countTypos(from.slice(removed), to.slice(added), limit - 1);
  const isSwap = from[0] === to[1] && from[1] === to[0];
  return Math.min(
    typosAfter(1, 1),
    typosAfter(1, 0),
    typosAfter(0, 1),
    isSwap ? typosAfter(2, 2) : Number.POSITIVE_INFINITY,
  );
}
