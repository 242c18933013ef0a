// Marks each text and number of a parsed file when a format reads it, so that the rest can be listed.
import { type Path, pathText } from './report/Finding.ts';
import { isRecord, type JsonObject } from './values.ts';

/** The key under which a copied object stores its path in the file. Spreading the object keeps it. */
const origin = Symbol('origin');

type Tracker = {
  /** A copy of the file's value. Reading a text in it marks the text. */
  document: unknown;
  isRead: (path: Path) => boolean;
};

export function trackReads(value: unknown): Tracker {
  const readPaths = new Set<string>();
  const copy = (part: unknown, path: Path): unknown => {
    if (!Array.isArray(part) && !isRecord(part)) return part;
    const target: object = Array.isArray(part) ? [] : { [origin]: path };
    for (const [key, item] of Object.entries(part)) {
      const itemPath = [...path, Array.isArray(part) ? Number(key) : key];
      const isContainer = typeof item === 'object' && item !== null;
      const containerCopy = isContainer ? copy(item, itemPath) : undefined;
      const get = () => {
        if (isContainer) return containerCopy;
        readPaths.add(pathText(itemPath));
        return item;
      };
      Object.defineProperty(target, key, { get, enumerable: true, configurable: true });
    }
    return target;
  };
  return { document: copy(value, []), isRead: (path) => readPaths.has(pathText(path)) };
}

/** The path that an object had in the file, or `undefined` if it is not from the file. */
export function originOf(value: unknown): Path | undefined {
  const path: unknown = isRecord(value) ? Reflect.get(value, origin) : undefined;
  return Array.isArray(path) ? path : undefined;
}

/** Copies the file path of `source` to an object made from it. */
export function withOriginOf(source: unknown, record: JsonObject): JsonObject {
  const path = originOf(source);
  return path ? { ...record, [origin]: path } : record;
}

/** Changes each field of an object. Those that become `undefined` are left out. */
export function mapFields(object: JsonObject, change: (value: unknown, key: string) => unknown): JsonObject {
  const fields = Object.entries(object).map(([key, value]) => [key, change(value, key)] as const);
  return withOriginOf(object, Object.fromEntries(fields.filter(([, value]) => value !== undefined)));
}

/** Changes each item of a list or each field of an object. Other values stay. */
export function mapParts(value: unknown, change: (part: unknown, key: string | number) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  return isRecord(value) ? mapFields(value, change) : value;
}
