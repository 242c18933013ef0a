import { closestKey } from './closestKey.ts';
import { isRecord } from './everyValue.ts';
import { error, type Path, type Problem, warning } from './Problem.ts';

/**
 * Finds keys that a JSON Schema does not name.
 *
 * @param policy `'refused'` makes each an error. `'allowed'` makes them warnings, and keys that begin with `x-` or `$`, or
 *   stand in `meta`, are not mentioned: exports from other tools carry extras.
 */
export function unknownKeys(document: unknown, schema: unknown, policy: 'refused' | 'allowed'): Problem[] {
  const unknownEntries = findUnknownKeys(document, schema, []);
  if (policy === 'allowed') {
    return unknownEntries
      .filter(({ path }) => !isExtra(path))
      .map(({ path, key }) =>
        warning(path, `${unknownKeyMessage(key)}, so it is not published. Leave it, or take it out.`),
      );
  }
  return unknownEntries.map(({ path, key, knownKeys, unusedKeys }) => {
    const suggestion = closestKey(key, unusedKeys);
    return suggestion
      ? {
          ...error(path, `${unknownKeyMessage(key)}. Did you mean "${suggestion}"?`),
          intendedPath: [...path.slice(0, -1), suggestion],
        }
      : error(path, `${unknownKeyMessage(key)}. Take it out, or use one of: ${knownKeys.join(', ')}.`);
  });
}

function unknownKeyMessage(key: string): string {
  return `"${key}" is not a key that is known here`;
}

function isExtra(path: Path): boolean {
  return path[0] === 'meta' || /^(x-|\$)/.test(String(path.at(-1)));
}

/** An unknown key; all keys that its place knows; and those of them that are free to be what was meant. */
type UnknownKey = { path: Path; key: string; knownKeys: string[]; unusedKeys: string[] };

function findUnknownKeys(document: unknown, schema: unknown, path: Path): UnknownKey[] {
  if (Array.isArray(document)) {
    const items = { anyOf: variants(schema).map((variant) => variant.items) };
    return document.flatMap((item, index) => findUnknownKeys(item, items, [...path, index]));
  }
  const rules = schemaKeys(schema);
  if (!isRecord(document)) return [];
  // A schema that names no keys takes any.
  if (rules.size === 0) {
    const anyValue = { anyOf: variants(schema).map(({ additionalProperties }) => additionalProperties) };
    return Object.entries(document).flatMap(([key, value]) => findUnknownKeys(value, anyValue, [...path, key]));
  }
  const knownKeys = [...rules.keys()];
  const unusedKeys = knownKeys.filter((key) => !Object.hasOwn(document, key));
  return Object.entries(document).flatMap(([key, value]) =>
    rules.has(key)
      ? findUnknownKeys(value, { anyOf: rules.get(key) }, [...path, key])
      : [{ path: [...path, key], key, knownKeys, unusedKeys }],
  );
}

/** A schema itself, or all its alternatives. */
function variants(schema: unknown): Record<string, unknown>[] {
  if (!isRecord(schema)) return [];
  return Array.isArray(schema.anyOf) ? schema.anyOf.flatMap(variants) : [schema];
}

function schemaKeys(schema: unknown): Map<string, unknown[]> {
  const rulesByKey = new Map<string, unknown[]>();
  for (const { properties } of variants(schema)) {
    if (!isRecord(properties)) continue;
    for (const [key, rule] of Object.entries(properties)) rulesByKey.set(key, [...(rulesByKey.get(key) ?? []), rule]);
  }
  return rulesByKey;
}
