// Understands what people and programs have in the place of JSON Resume's fields, and says what was read as what. Pure.
import { isRecord } from '../everyValue.ts';
import { likeliest } from '../likeliest.ts';
import { kindOfPlace, type Path, type Problem, pathText, warning } from '../Problem.ts';
import { shown } from '../shown.ts';
import { below, isEmpty, type Place } from './Mending.ts';
import { itemsOf } from './mendList.ts';
import { mendDate, mendEmail, mendText, mendUrl } from './mendText.ts';
import { fieldOfText, otherNamesOf, plainName } from './otherNames.ts';
import { type Fields, resumeShape, type Shape } from './shapeOf.ts';
import { type Entries, wholeEntry } from './wholeEntry.ts';

/**
 * A résumé as JSON Resume has it, and a warning for each thing that was read as something else. Items of lists keep their numbers,
 * so that places stay right; what says nothing is not mentioned. What is no object stays as it is.
 */
export function mendResume(document: unknown): Mended {
  const problems: Problem[] = [];
  const lost: Problem[] = [];
  const place: Place = {
    path: [],
    at: [],
    renamed: new Map(),
    say: (path, message) => problems.push(warning(path, message)),
    lose: (path, message) => {
      problems.push(warning(path, message));
      lost.push(warning(path, message));
    },
  };
  const found = isRecord(document) ? (mended(unwrapped(document), resumeShape, place) ?? {}) : document;
  return { document: found, problems, lost, inFile: (path) => inFile(path, place.renamed) };
}

/** A mended document, what was done to it, and of this what was left out; and where a place of it is in the file. */
type Mended = {
  document: unknown;
  problems: readonly Problem[];
  lost: readonly Problem[];
  inFile: (path: Path) => Path;
};

function inFile(path: Path, renamed: ReadonlyMap<string, Path>): Path {
  for (let length = path.length; length > 0; length -= 1) {
    const start = renamed.get(pathText(path.slice(0, length)));
    if (start) return [...start, ...path.slice(length)];
  }
  return path;
}

/** Some files have the résumé inside an object; some have the basics without their name. */
function unwrapped(document: Entries): Entries {
  for (const key of ['resume', 'cv', 'data']) {
    const inside = document[key];
    if (document.basics === undefined && isRecord(inside)) return unwrapped(inside);
  }
  return document;
}

function mended(value: unknown, shape: Shape, place: Place): unknown {
  switch (shape.kind) {
    case 'fields':
      return mendFields(value, shape.fields, place);
    case 'list':
      return mendList(value, shape.of, place);
    case 'date':
      return mendDate(value, place);
    case 'email':
      return mendEmail(value, place);
    case 'url':
      return mendUrl(value, place);
    case 'text':
      return mendText(value, place);
    default:
      return shape satisfies never;
  }
}

function mendList(value: unknown, of: Shape, place: Place): readonly unknown[] | undefined {
  const items = itemsOf(value, kindOfPlace(place.path), of);
  if (!items) {
    place.lose(place.at, `${shown(value)} is no list, so it is left out.`);
    return undefined;
  }
  if (!Array.isArray(value) && items.length > 0) {
    const kind = typeof value === 'string' ? 'text' : isRecord(value) ? 'object' : 'number';
    place.say(place.at, `One ${kind} read as a list of ${items.length}.`);
  }
  return items.map((item, index) => mended(item, of, below(place, index)) ?? (of.kind === 'fields' ? {} : ''));
}

function mendFields(value: unknown, fields: Fields, place: Place): Entries | undefined {
  if (isEmpty(value)) return undefined;
  const kind = kindOfPlace(place.path);
  if (Array.isArray(value)) {
    const first = value.find(isRecord);
    if (first) place.say(place.at, 'A list read as its first entry.');
    else place.lose(place.at, `${shown(value)} is no entry, so it is left out.`);
    return first && mendFields(first, fields, place);
  }
  if (!isRecord(value)) {
    if (typeof value === 'boolean') {
      place.lose(place.at, `${shown(value)} is no entry, so it is left out.`);
      return undefined;
    }
    const isAddress = typeof value === 'string' && fields.has('url') && /^https?:/.test(value);
    const field = isAddress ? 'url' : fieldOfText(kind);
    place.say(place.at, `${shown(value)} read as its ${field}.`);
    return mendFields({ [field]: value }, fields, { ...place, say: () => undefined });
  }
  const known = wholeEntry(value, fields, place);
  return Object.fromEntries(
    fieldKeys(known, fields, place).flatMap(([key, field]) => {
      const shape = fields.get(field);
      const item = shape ? mended(known[key], shape, below(place, field, key)) : known[key];
      return item === undefined ? [] : [[field, item]];
    }),
  );
}

/** The keys of an object, each with the field that is meant by it. */
function fieldKeys(value: Entries, fields: Fields, { path, at, say, renamed }: Place): [key: string, field: string][] {
  const kind = kindOfPlace(path);
  const said = Object.keys(value).filter((key) => !isEmpty(value[key]));
  const meant = new Map<string, string>();
  const isFree = (field: string) => ![...meant.values()].includes(field);
  const take = (find: (key: string, free: readonly string[]) => string | undefined) => {
    for (const key of said) {
      if (meant.has(key) || /^(?:x-|\$)/.test(key)) continue;
      const field = find(key, [...fields.keys()].filter(isFree));
      if (field === undefined) continue;
      meant.set(key, field);
      if (key === field) continue;
      renamed.set(pathText([...path, field]), [...at, key]);
      say([...at, key], `${shown(key)} read as the key ${field}.`);
    }
  };
  take((key, free) => free.find((field) => field === key));
  take((key, free) => free.find((field) => plainName(field) === plainName(key)));
  for (const field of fields.keys()) {
    const names = otherNamesOf(kind, field);
    const first = names.find((name) => isFree(field) && said.some((key) => !meant.has(key) && plainName(key) === name));
    take((key) => (first !== undefined && isFree(field) && plainName(key) === first ? field : undefined));
  }
  take((key, free) => likeliest(key, free));
  return said.map((key) => [key, meant.get(key) ?? key]);
}
