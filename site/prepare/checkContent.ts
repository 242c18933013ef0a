// Checks the owner's files. Takes their texts, and returns the content and the findings.

import type { WrittenResume } from '../../src/resume/Resume.ts';
import type { FileExists } from '../config/contentPaths.ts';
import {
  characterFindings,
  collectFindings,
  type Finding,
  firstPerPath,
  hasErrors,
  normalizeResume,
  type Report,
  readDocument,
  readLimitedDocument,
  type SourceFile,
  validateResume,
} from '../import/index.ts';
import type { FlatMessages, Message } from '../messages/flatMessages.ts';
import { type ContentFacts, contentWarnings } from './check/contentWarnings.ts';
import { unshownPicture } from './check/localFiles.ts';
import { type Translation, translatedGame } from './check/translatedGame.ts';
import { validateGame } from './check/validateGame.ts';
import { wordsFindings } from './check/wordsFindings.ts';
import type { GameFile } from './game/gameSchema.ts';
import { type BuildContent, type BuildFacts, buildContent, withHobbiesAsInterests } from './publish/buildContent.ts';

/** The content and warnings, or at least one error without content. Findings are sorted by file, then by line. */
export type CheckedContent = { content: BuildContent | undefined; findings: readonly Finding[] };

export type CheckOptions = Pick<BuildFacts, 'fileExists' | 'asOf'> &
  ContentFacts & {
    resume: SourceFile;
    game: SourceFile;
    /** The available languages. @default only English */
    languages?: BuildFacts['languages'];
    /** The owner's words.json, if any. */
    words?: SourceFile;
  };

/** read -> normalize -> validate -> draft and publish. */
export function checkContent(options: CheckOptions): CheckedContent {
  const { fileExists, asOf, translation, languages = englishOnly } = options;
  const { findings, report } = collectFindings();
  const resume = checkResume(options.resume, fileExists, report);
  const game = checkGame(options.game, { fileExists, translation }, report);
  const ownMessages = checkWords(options.words, languages.english, report);
  if (!resume?.value || !game?.value || hasErrors(findings))
    return { content: undefined, findings: findings.sort(byPosition) };
  const build = buildContent(resume.value, game.value, { fileExists, asOf, languages, ownMessages });
  const warnings = contentWarnings({ resume: resume.document, game: game.document }, build, options);
  resume.report(warnings.resume);
  game.report([...build.findings, ...warnings.game]);
  return { content: hasErrors(findings) ? undefined : build.content, findings: findings.sort(byPosition) };
}

type CheckedFile<Value> = { document: unknown; value: Value | undefined; report: Report };

export function checkResume(
  source: SourceFile,
  fileExists: FileExists,
  reportFile: Report,
): CheckedFile<WrittenResume> | undefined {
  const file = readDocument(source, reportFile);
  if (!file) return undefined;
  const { document, report } = normalizeResume(file.value, file.report);
  report(unshownPicture(document, fileExists));
  const value = validateResume(document, report);
  return { document, report, value: value && withHobbiesAsInterests(value) };
}

export function checkGame(
  source: SourceFile,
  { fileExists, translation }: { fileExists: FileExists; translation?: Translation | undefined },
  reportFile: Report,
): CheckedFile<GameFile> | undefined {
  const file = readLimitedDocument(source, reportFile);
  if (!file) return undefined;
  const { value, report } = file;
  const document = translation ? translatedGame(value, translation, report) : value;
  return { document, report, value: validateGame(document, fileExists, report) };
}

const englishOnly: BuildFacts['languages'] = { english: {}, shipped: {} };

/** The messages of words.json, without its `$schema`. */
function checkWords(source: SourceFile | undefined, english: FlatMessages, report: Report): FlatMessages {
  if (source?.text === undefined && !source?.unreadableReason) return {};
  const file = readLimitedDocument(source, report);
  if (!file) return {};
  file.report(firstPerPath([...characterFindings(file.value), ...wordsFindings(file.value, english)]));
  const { $schema: _, ...messages }: Record<string, Message> = JSON.parse(JSON.stringify(file.value));
  return messages;
}

function byPosition(a: Finding, b: Finding): number {
  const byFile = (a.file ?? '').localeCompare(b.file ?? '');
  return byFile || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
