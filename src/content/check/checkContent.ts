// The door that the owner's words come in at. Pure: it is given the texts of the two files and says what is wrong
// with them, all of it at once, or answers with the content.
import type { Content } from '../Content.ts';
import type { FileExists } from './addressProblems.ts';
import { cleanGame } from './cleanGame.ts';
import { cleanResume } from './cleanResume.ts';
import { isRecord } from './everyValue.ts';
import type { Finding } from './Finding.ts';
import { gameProblems } from './gameProblems.ts';
import { type JsonDocument, jsonDocument } from './jsonDocument.ts';
import { letterProblems } from './letterProblems.ts';
import { type Problem, pathText } from './Problem.ts';
import { resumeProblems } from './resumeProblems.ts';

/** A file's name, as findings should say it, and its text; `undefined` when there is no such file. */
export type SourceFile = { file: string; text: string | undefined };

/** The content, with warnings at most; or no content, and what to mend. Ordered by file, then by line. */
export type CheckedContent = { content: Content | undefined; findings: readonly Finding[] };

/**
 * Checks both content files.
 *
 * @param asOf the day that counts as today, as `YYYY-MM-DD`
 */
export function checkContent(options: {
  resume: SourceFile;
  game: SourceFile;
  fileExists: FileExists;
  asOf: string;
}): CheckedContent {
  const { fileExists, asOf } = options;
  const resume = readSource(options.resume);
  const game = readSource(options.game);
  const resumeFindings = resume.found((document) => resumeProblems(document, fileExists));
  const name = nameIn(resume.document);
  const gameFindings = game.found((document) => gameProblems(document, fileExists, name));
  const findings = [...gameFindings, ...resumeFindings].sort(byPlace);
  if (name === undefined || findings.some(({ severity }) => severity === 'error'))
    return { content: undefined, findings };
  const cleaned = cleanResume(resume.document);
  return { content: { resume: cleaned, game: cleanGame(game.document, cleaned, asOf), asOf }, findings };
}

type ReadSource = {
  document: unknown;
  /** The findings that a rule makes in this file; the file's own when it cannot be read. */
  found: (problems: (document: unknown) => readonly Problem[]) => Finding[];
};

function readSource({ file, text }: SourceFile): ReadSource {
  if (text === undefined) {
    const message = `The file is missing. Get it back with "git checkout -- ${file}", or write it anew.`;
    return { document: undefined, found: () => [{ severity: 'error', file, path: '', message }] };
  }
  const json = jsonDocument(text);
  if ('broken' in json) {
    return {
      document: undefined,
      found: () => json.broken.map((place) => ({ severity: 'error', file, path: '', ...place })),
    };
  }
  return {
    document: json.value,
    found: (problems) =>
      onePerPlace([...json.problems, ...letterProblems(json.value), ...problems(json.value)]).map((problem) =>
        located(file, json, problem),
      ),
  };
}

function located(
  file: string,
  { place }: Extract<JsonDocument, { value: unknown }>,
  { severity, path, message }: Problem,
): Finding {
  return { severity, file, path: pathText(path), ...place(path), message };
}

/** The first word on a place is the plainest; and what a misspelt key was meant to be is not missing as well. */
function onePerPlace(problems: readonly Problem[]): Problem[] {
  const said = new Set<string>();
  for (const { meant } of problems) {
    if (!meant) continue;
    said.add(pathText(meant));
    // A step of a script that lacks its one key is no step: that, too, has been said.
    if (typeof meant.at(-2) === 'number') said.add(pathText(meant.slice(0, -1)));
  }
  return problems.filter(({ path }) => {
    const place = pathText(path);
    const isNew = !said.has(place);
    said.add(place);
    return isNew;
  });
}

function byPlace(a: Finding, b: Finding): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

function nameIn(resume: unknown): string | undefined {
  if (!isRecord(resume) || !isRecord(resume.basics)) return undefined;
  const { name } = resume.basics;
  return typeof name === 'string' && name.trim() ? name.trim() : undefined;
}
