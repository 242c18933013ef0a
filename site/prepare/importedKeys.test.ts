// The import keeps or reports each text of a file that has every key of its format.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { importResume } from '../import/importResume.ts';
import { pathPattern } from '../import/report/Finding.ts';
import { fieldSchema } from '../import/validate/resumeSchema.ts';
import { everyValue, isRecord } from '../import/values.ts';
import { checkExample, validGame } from './testing/checkExample.ts';

/** A schema's keys, with `null` for each text. */
function keysOf(rule: unknown): unknown {
  if (!isRecord(rule)) return null;
  if (Array.isArray(rule.anyOf)) return keysOf(rule.anyOf[0]);
  if (rule.type === 'array') return [keysOf(rule.items)];
  if (!isRecord(rule.properties)) return null;
  return Object.fromEntries(Object.entries(rule.properties).map(([key, value]) => [key, keysOf(value)]));
}

const templates: Readonly<Record<string, unknown>> = {
  'json-resume': keysOf(fieldSchema),
  ...parse(readFileSync(join(import.meta.dirname, 'testing/everyKey.yaml'), 'utf8')),
};

type Marks = Map<string, string>;

/** Replaces each `null` with a text that contains a unique marker. */
function fillTemplate(value: unknown, marks: Marks, path = ''): unknown {
  if (Array.isArray(value)) return value.map((item, index) => fillTemplate(item, marks, `${path}[${index}]`));
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillTemplate(item, marks, `${path}.${key}`)]),
    );
  if (value !== null) return value;
  const number = String(marks.size + 101);
  const isDate = /(?:date|time|start|end|year|period|since| on|lastModified)\]?$/i.test(path);
  const isAddress = /(?:url|uri|href|link|website|websites|repo|canonical|schema)$/i.test(path);
  marks.set(path, isDate ? `1${number}` : `zq${number}`);
  if (isDate) return `1${number}`;
  if (/email(?: address)?(?:\.contact)?$/i.test(path)) return `me@zq${number}.test`;
  return isAddress ? `https://zq${number}.test/` : `Zq${number}`;
}

function xmlOf(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => xmlOf(name, item)).join('');
  const content = isRecord(value) ? Object.entries(value).map(([key, item]) => xmlOf(key, item)) : [String(value)];
  return `<${name}>${content.join('')}</${name}>`;
}

function fileOf(format: string, document: unknown): Parameters<typeof importResume>[0][number] {
  const parts = Object.entries(Object(document));
  if (format === 'linkedin') {
    const tables = parts.map(([name, rows]): [string, Uint8Array] => {
      const records: readonly Record<string, string>[] = Object.values(Object(rows));
      const lines = [Object.keys(records[0] ?? {}), ...records.map((row) => Object.values(row))];
      return [`${name}.csv`, new TextEncoder().encode(lines.map((line) => line.join(',')).join('\n'))];
    });
    return { file: 'cv', bytes: zipSync(Object.fromEntries(tables)) };
  }
  const isXml = format === 'europass-candidate';
  return {
    file: 'cv',
    text: isXml ? parts.map(([name, value]) => xmlOf(name, value)).join('') : JSON.stringify(document),
  };
}

function importEveryKey(format: string) {
  const marks: Marks = new Map();
  const { resume, findings } = importResume([fileOf(format, fillTemplate(templates[format], marks))]);
  const { text } = resume;
  const { content } = checkExample({ resume: text, game: { ...validGame, published: { references: true } } });
  return {
    marks,
    file: text.toLowerCase(),
    report: JSON.stringify(findings).toLowerCase(),
    published: content?.published,
  };
}

test.each(Object.keys(templates))('every key of a %s file is imported or reported', (format) => {
  const { marks, file, report } = importEveryKey(format);
  expect(marks.size).toBeGreaterThan(20);
  // The contacts of other people are removed, and the report does not quote them.
  const isOthersContact = (path: string) => /(?:references|recommendations)\b.*\.(?:phone|email|contact)/.test(path);
  const lost = [...marks].filter(([path, mark]) => !isOthersContact(path) && !`${file}${report}`.includes(mark));
  expect(lost).toEqual([]);
});

test.each<[string, string]>([
  [
    'rendercv',
    'publications[].authors[] education[].summary education[].highlights[] awards[].title projects[].location',
  ],
  ['reactive-resume-3', 'education[].summary education[].courses[] references[].position awards[].url'],
  ['reactive-resume-4', 'education[].summary references[].position references[].reference volunteer[].location'],
  ['reactive-resume-5', 'education[].summary education[].location references[].position certificates[].summary'],
  ['fresh', 'education[].summary education[].courses[] awards[].url references[].position projects[].location'],
  ['online-cv', 'publications[].authors[] education[].summary references[].position certificates[].summary'],
  ['al-folio', 'education[].highlights[] awards[].title education[].location'],
  ['europass', 'education[].courses[] publications[].name'],
  ['europass-candidate', 'education[].thesis education[].courses[] publications[].authors[] education[].score'],
  ['linkedin', 'education[].summary education[].highlights[] awards[].title certificates[].name publications[].name'],
])('the content imported from a %s file has %s', (format, places) => {
  const published = new Set([...everyValue(importEveryKey(format).published)].map(({ path }) => pathPattern(path)));
  expect(places.split(' ').filter((place) => !published.has(place))).toEqual([]);
});
