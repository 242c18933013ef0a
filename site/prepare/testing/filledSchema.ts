// Fills every field of a schema with a unique text, for tests that look for each text.
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A filled document, and the marker of each text by its path (`work[].name`). */
type FilledSchema = { document: unknown; textsByPath: ReadonlyMap<string, string> };

/**
 * Fills a schema. Each text gets a unique word with a prefix, each date a unique year, and each
 * choice its first option.
 */
export function filledSchema(schema: z.ZodType, prefix: string): FilledSchema {
  const textsByPath = new Map<string, string>();
  const fillLeaf = (rule: JsonSchema, path: string): unknown => {
    const [setting] = rule.enum ?? [];
    const value = setting ?? (rule.type === 'boolean' ? true : rule.minimum);
    if (value !== undefined) return value;
    const text = textFor(path, `${prefix}${String(textsByPath.size + 1).padStart(3, '0')}`);
    textsByPath.set(path, text.marker);
    return text.value;
  };
  const fill = (rule: JsonSchema, path: string): unknown => {
    const variants = (rule.anyOf ?? []).map(asSchema);
    // A list gets one item of each variant.
    if (variants.length > 0 && path.endsWith('[]')) return variants.map((variant) => fill(variant, path));
    if (variants[0]) return fill(variants[0], path);
    if (rule.properties) {
      const properties = Object.entries(rule.properties);
      return Object.fromEntries(
        properties.map(([key, property]) => [key, fill(asSchema(property), path ? `${path}.${key}` : key)]),
      );
    }
    // Other tests cover records with the owner's keys.
    if (typeof rule.additionalProperties === 'object') return undefined;
    return rule.items === undefined ? fillLeaf(rule, path) : [fill(asSchema(rule.items), `${path}[]`)].flat();
  };
  return { document: fill(z.toJSONSchema(schema), ''), textsByPath };
}

/** A text that is valid for its key, and the unique part of it. */
function textFor(path: string, marker: string): { value: string; marker: string } {
  const key = path.split('.').at(-1) ?? '';
  const number = marker.slice(-3);
  if (path.startsWith('character.')) return { value: `#abc${number}`, marker: `#abc${number}` };
  if (/date$/i.test(key)) return { value: `1${number}-05-06`, marker: `1${number}` };
  if (key === 'url' || key === 'address') return { value: `https://${marker}x.example/`, marker };
  if (key === 'language' && path.startsWith('site.')) return { value: 'en', marker: 'en' };
  if (key === 'translations[]') return { value: 'de', marker: 'de' };
  if (key === 'image') return { value: `${marker}x.png`, marker };
  // Other values end in x, because the dialogue's script may erase their last character.
  return { value: key === 'email' ? `me@${marker}x.example` : `${marker}x`, marker };
}

function asSchema(value: JsonSchema[string]): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
