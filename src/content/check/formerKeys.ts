// What JSON Resume called some of its fields before version 1.0.
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { isRecord } from './everyValue.ts';
import { jsonDocument } from './jsonDocument.ts';
import { error, type Path, type Problem, pathText, warning } from './Problem.ts';

type Renaming = { former: string; now: string };

const website: Renaming = { former: 'website', now: 'url' };

const renamings: Readonly<Record<string, readonly Renaming[]>> = {
  basics: [{ former: 'picture', now: 'image' }, website],
  work: [{ former: 'company', now: 'name' }, website],
  volunteer: [website],
  education: [{ former: 'gpa', now: 'score' }],
  publications: [website],
  projects: [website],
};

/** A key with its former name, and whether its present one stands beside it. */
type FormerKey = Renaming & { path: Path; isTwice: boolean };

/** Findings about keys with their former names. */
export function formerKeyProblems(document: unknown): Problem[] {
  return formerKeys(document).map(({ path, former, now, isTwice }) => {
    const renamed = `"${former}" is now called "${now}"`;
    if (isTwice) return warning(path, `${renamed}, which is there, too. Take this one out.`);
    return {
      ...error(path, `${renamed}. Rename it, or let "npm run setup" rename them all.`),
      meant: [...path.slice(0, -1), now],
    };
  });
}

/**
 * Gives the keys of a résumé's text their present names, and leaves everything else as it is written, so that lines stay
 * where they are. A text that is no JSON stays as it is.
 *
 * @returns the text, and what was renamed: `work[0].company to name`
 */
export function renameFormerKeys(text: string): { text: string; renamed: readonly string[] } {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const json = text.slice(mark.length);
  const document = jsonDocument(json);
  if ('broken' in document) return { text, renamed: [] };
  const root = parseTree(json);
  if (!root) return { text, renamed: [] };
  const found = formerKeys(document.value).flatMap(({ path, now, isTwice }) => {
    const key = findNodeAtLocation(root, [...path])?.parent?.children?.[0];
    return key && !isTwice ? [{ path, now, key }] : [];
  });
  // From the end, so that the places before stay right.
  const renamedText = found
    .toSorted((a, b) => b.key.offset - a.key.offset)
    .reduce(
      (all, { now, key: { offset, length } }) => `${all.slice(0, offset)}"${now}"${all.slice(offset + length)}`,
      json,
    );
  return { text: mark + renamedText, renamed: found.map(({ path, now }) => `${pathText(path)} to ${now}`) };
}

function formerKeys(document: unknown): FormerKey[] {
  if (!isRecord(document)) return [];
  return Object.entries(renamings).flatMap(([section, names]) => {
    const value = document[section];
    if (!Array.isArray(value)) return formerIn(value, [section], names);
    return value.flatMap((item, index) => formerIn(item, [section, index], names));
  });
}

function formerIn(value: unknown, path: Path, names: readonly Renaming[]): FormerKey[] {
  if (!isRecord(value)) return [];
  return names
    .filter(({ former }) => Object.hasOwn(value, former))
    .map((name) => ({ ...name, path: [...path, name.former], isTwice: Object.hasOwn(value, name.now) }));
}
