// Checks the owner's two files. Pure: takes texts, returns the content or the findings.

import type { Game } from '../../../src/resume/Game.ts';
import { levelName } from '../../../src/resume/levels/levels.ts';
import { stages } from '../../../src/resume/levels/stages.ts';
import { type DraftLocale, englishLocale } from '../../../src/resume/messages/draftMessages.ts';
import type { WrittenResume } from '../../../src/resume/Resume.ts';
import type { Catalog, Phrase } from '../../messages/catalog.ts';
import { draftGame } from '../draft/draftGame.ts';
import { hasLetterMessages } from '../draft/draftLetters.ts';
import { withoutEmpty } from '../normalize/NormalizationContext.ts';
import { normalizeResume } from '../normalize/normalizeResume.ts';
import { formattedResume } from '../publish/formattedResume.ts';
import { publishedResume } from '../publish/publishedResume.ts';
import { type Languages, messagesFrom, siteMessages } from '../publish/siteMessages.ts';
import { jsonDocument, type Position } from '../read/jsonDocument.ts';
import type { Finding } from '../report/Finding.ts';
import { type Path, type Problem, pathText, warning } from '../report/Problem.ts';
import { quoteValue } from '../report/quoteValue.ts';
import { valueAt } from '../schema/gameFields.ts';
import { gameFileSchema } from '../schema/gameSchema.ts';
import { resumeSchema } from '../schema/resumeSchema.ts';
import { writingDirection } from '../text/writingDirection.ts';
import type { FileExists } from './addressProblems.ts';
import type { BuildContent } from './BuildContent.ts';
import { characterProblems } from './characterProblems.ts';
import { completeGame } from './completeGame.ts';
import { isRecord } from './everyValue.ts';
import { formerEmployerProblems } from './formerEmployerProblems.ts';
import { gameProblems } from './gameProblems.ts';
import { addressLeftovers, gameLeftovers, resumeLeftovers } from './leftoverProblems.ts';
import { resumeProblems } from './resumeProblems.ts';
import { sizeProblems } from './sizeProblems.ts';
import { type Translation, translatedGame } from './translatedGame.ts';
import { wordsFileProblems } from './wordsFileProblems.ts';

/**
 * A file's name and text: `undefined` if the file is missing, or unreadable for `unreadableReason`.
 * `document` is the parsed value of a format other than JSON, without positions.
 */
export type SourceFile = { file: string; text: string | undefined; unreadableReason?: string; document?: unknown };

/** The content and warnings; or no content and at least one error. Sorted by file, then by line. */
export type CheckedContent = { content: BuildContent | undefined; findings: readonly Finding[] };

/** The files to check, and the rules. */
export type CheckOptions = {
  resume: SourceFile;
  game: SourceFile;
  fileExists: FileExists;
  /** Today's date, as `YYYY-MM-DD`. */
  asOf: string;
  /** The project's own documents. Texts that are still theirs get warnings. @default no check */
  placeholder?: { resume: unknown; game: unknown };
  /** Earlier versions of the résumé. Texts may not name employers that only these list. */
  formerResumes?: readonly unknown[];
  /** `SITE_ADDRESS`, which overrides `site.address` of game.json. */
  addressOverride?: string | undefined;
  /** Set if the two files are a translation. */
  translation?: Translation | undefined;
  /** The available languages. @default only English */
  languages?: Languages;
  /** The owner's words.json, if any. */
  words?: SourceFile;
};

export function checkContent(options: CheckOptions): CheckedContent {
  const {
    fileExists,
    asOf,
    placeholder,
    formerResumes = [],
    addressOverride,
    languages = englishOnly,
    translation,
  } = options;
  const resume = readSource(options.resume, normalizeResume);
  const game = readSource(options.game, translation && ((document) => translatedGame(document, translation)));
  const resumeFindings = resume.check((document) => resumeProblems(document, fileExists));
  const name = nameIn(resume.document);
  const gameFindings = game.check((document) => gameProblems(document, fileExists, name));
  const hasOwnMessages = options.words?.text !== undefined || options.words?.unreadableReason;
  const ownSource = options.words && hasOwnMessages ? readSource(options.words) : emptySource;
  const ownMessageFindings = ownSource.check((document) => wordsFileProblems(document, languages.english));
  const findings = [...gameFindings, ...resumeFindings, ...ownMessageFindings].sort(byPosition);
  if (name === undefined || findings.some(({ severity }) => severity === 'error'))
    return { content: undefined, findings };
  // Drops fields that the product does not use; empty texts count as missing.
  const writtenResume = resumeSchema.parse(withoutEmpty(resume.document));
  const { sections, about = [], site } = gameFileSchema.parse(game.document);
  const language = site.language ?? englishLocale.language;
  const catalog = siteMessages(language, languages, catalogFrom(ownSource.document));
  const messages = catalog && messagesFrom(catalog);
  const locale = { messages: messages?.drafts ?? englishLocale.messages, language };
  // Drafts leave out sections that no medium shows.
  const draftSource = formattedResume(publishedResume(writtenResume, { sections, about }, fileExists));
  const content = {
    ...buildContent(writtenResume, completeGame(game.document, { resume: draftSource, asOf, locale }), {
      asOf,
      fileExists,
    }),
    ...(catalog && messages && { catalog, messages }),
    ...(writingDirection(language) === 'rtl' && { direction: 'rtl' as const }),
  };
  // Only without errors: the draft, which decides whether a text is neutral, needs a valid résumé.
  const leftoverFindings = placeholder
    ? [
        ...game.check((document) => [
          ...gameLeftovers(document, placeholder.game, draftGame(draftSource, asOf, locale)),
          ...(translation ? [] : addressLeftovers(document, addressOverride)),
        ]),
        ...resume.check((document) => resumeLeftovers(document, placeholder.resume)),
      ].filter(isNotAmong(findings))
    : [];
  const staleFindings = game
    .check((document) => [
      ...formerEmployerProblems(document, resume.document, formerResumes),
      ...levelProblems(content),
      ...untranslatedLetterProblems(document, locale),
    ])
    .filter(isNotAmong(findings));
  return { content, findings: [...findings, ...staleFindings, ...leftoverFindings].sort(byPosition) };
}

/** Warns of a letter that the draft left out: there is no translation for the site's language. */
function untranslatedLetterProblems(game: unknown, locale: DraftLocale): Problem[] {
  if (hasLetterMessages(locale) || valueAt(game, ['letters', 'generic']) !== undefined) return [];
  const message =
    `There is no letter text in ${quoteValue(locale.language)}, so the letter is only the summary. ` +
    `Write letters.generic, or translate the texts: \`npm run setup -- --words ${locale.language}\`.`;
  return [warning(['site', 'language'], message)];
}

function levelProblems(content: BuildContent): Problem[] {
  const names = stages(content).map(levelName);
  return (content.game.levels ?? []).flatMap((name, index) => {
    const message = `${quoteValue(name)} is not a job or training in resume.json. Expected one of: ${names.join('; ')}.`;
    return names.includes(name) ? [] : [warning(['levels', index], message)];
  });
}

/** Later checks of a file repeat the findings of the first one. */
function isNotAmong(earlierFindings: readonly Finding[]) {
  const earlierKeys = new Set(earlierFindings.map(({ file, path, message }) => `${file} ${path} ${message}`));
  return ({ file, path, message }: Finding) => !earlierKeys.has(`${file} ${path} ${message}`);
}

function buildContent(
  writtenResume: WrittenResume,
  game: Game,
  { asOf, fileExists }: Pick<CheckOptions, 'asOf' | 'fileExists'>,
): BuildContent {
  const published = publishedResume(writtenResume, game, fileExists);
  const { lastModified } = writtenResume.meta ?? {};
  const resume = formattedResume({
    ...published,
    basics: { ...published.basics, location: writtenResume.basics.location },
    ...(lastModified && { meta: { lastModified } }),
  });
  return { resume, published, game, asOf };
}

const englishOnly: Languages = { english: {}, shipped: {} };
const emptySource = { document: {}, check: () => [] };

/** Valid words.json is a catalog, except for its schema's address. */
function catalogFrom(document: unknown): Catalog {
  const { $schema: _, ...phrases }: Record<string, Phrase> = JSON.parse(JSON.stringify(document));
  return phrases;
}

type ParsedSource = {
  document: unknown;
  /** Runs a rule on this file; returns the read error if the file cannot be read. */
  check: (problems: (document: unknown) => readonly Problem[]) => Finding[];
};

/** A normalized document, and the problems found on the way. */
type NormalizedDocument = Pick<ReturnType<typeof normalizeResume>, 'document' | 'problems'> & {
  toFilePath?: (path: Path) => Path;
};

function readSource(
  { file, text, unreadableReason, document: parsedDocument }: SourceFile,
  normalize: (document: unknown) => NormalizedDocument = (document) => ({ document, problems: [] }),
): ParsedSource {
  if (text === undefined) {
    const message = unreadableReason ?? 'File not found. Create it with `npm run setup`, or restore it from git.';
    return { document: undefined, check: () => [{ severity: 'error', file, path: '', message }] };
  }
  const json =
    parsedDocument === undefined ? jsonDocument(text) : { value: parsedDocument, problems: [], positionOf: () => ({}) };
  if ('syntaxErrors' in json) {
    return {
      document: undefined,
      check: () => json.syntaxErrors.map((position) => ({ severity: 'error', file, path: '', ...position })),
    };
  }
  const sizeErrors = sizeProblems(json.value);
  if (sizeErrors.length > 0)
    return { document: undefined, check: () => sizeErrors.map((problem) => toFinding(file, json, problem)) };
  const { document, problems: normalizationProblems, toFilePath = (path) => path } = normalize(json.value);
  return {
    document,
    check: (problems) => {
      const ruleProblems = firstPerPath([...json.problems, ...characterProblems(document), ...problems(document)]);
      const fileProblems = ruleProblems.map((problem) => ({ ...problem, path: toFilePath(problem.path) }));
      return [...normalizationProblems, ...fileProblems].map((problem) => toFinding(file, json, problem));
    },
  };
}

function toFinding(
  file: string,
  { positionOf }: { positionOf: (path: Path) => Partial<Position> },
  { path, intendedPath: _, ...problem }: Problem,
): Finding {
  return { file, path: pathText(path), ...positionOf(path), ...problem };
}

/** Keeps the first problem of each path. A misspelt key does not also count as missing. */
function firstPerPath(problems: readonly Problem[]): Problem[] {
  const seenPaths = new Set<string>();
  for (const { intendedPath } of problems) {
    if (!intendedPath) continue;
    seenPaths.add(pathText(intendedPath));
    // A step has one key, so a misspelt key makes the whole step invalid.
    if (typeof intendedPath.at(-2) === 'number') seenPaths.add(pathText(intendedPath.slice(0, -1)));
  }
  return problems.filter(({ path }) => {
    const pathKey = pathText(path);
    const isFirst = !seenPaths.has(pathKey);
    seenPaths.add(pathKey);
    return isFirst;
  });
}

function byPosition(a: Finding, b: Finding): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

function nameIn(resume: unknown): string | undefined {
  if (!isRecord(resume) || !isRecord(resume.basics)) return undefined;
  const { name } = resume.basics;
  return typeof name === 'string' && name.trim() ? name.trim() : undefined;
}
