// Checks the owner's two files. Pure: takes their texts, answers with the content or with all that is wrong with them.
import type { Catalog, Phrase } from '../catalog.ts';
import { draftGame } from '../draft/draftGame.ts';
import { hasLetterMessages } from '../draft/draftLetters.ts';
import { type DraftLocale, englishLocale } from '../draft/draftMessages.ts';
import type { Game } from '../Game.ts';
import { gameFileSchema } from '../gameSchema.ts';
import { levelName } from '../levels.ts';
import type { WrittenResume } from '../Resume.ts';
import { resumeSchema } from '../resumeSchema.ts';
import { stages } from '../stages.ts';
import { writingDirection } from '../writingDirection.ts';
import type { FileExists } from './addressProblems.ts';
import type { BuildContent } from './BuildContent.ts';
import { characterProblems } from './characterProblems.ts';
import { completeGame } from './completeGame.ts';
import { isRecord } from './everyValue.ts';
import type { Finding } from './Finding.ts';
import { formattedResume } from './formattedResume.ts';
import { formerEmployerProblems } from './formerEmployerProblems.ts';
import { valueAt } from './gameFields.ts';
import { gameProblems } from './gameProblems.ts';
import { jsonDocument, type Position } from './jsonDocument.ts';
import { addressLeftovers, gameLeftovers, resumeLeftovers } from './leftoverProblems.ts';
import { withoutEmpty } from './normalize/NormalizationContext.ts';
import { normalizeResume } from './normalize/normalizeResume.ts';
import { type Path, type Problem, pathText, warning } from './Problem.ts';
import { publishedResume } from './publishedResume.ts';
import { quoteValue } from './quoteValue.ts';
import { resumeProblems } from './resumeProblems.ts';
import { type Languages, messagesFrom, siteMessages } from './siteMessages.ts';
import { sizeProblems } from './sizeProblems.ts';
import { type Translation, translatedGame } from './translatedGame.ts';
import { wordsFileProblems } from './wordsFileProblems.ts';

/**
 * A file's name, as findings should say it, and its text: `undefined` when there is no such file, or when it cannot be
 * read, for the reason that `unreadable` says. `document` is what was read of a text that is no JSON: it has no lines.
 */
export type SourceFile = { file: string; text: string | undefined; unreadableReason?: string; document?: unknown };

/** The content, with warnings at most; or no content, and what to fix. Ordered by file, then by line. */
export type CheckedContent = { content: BuildContent | undefined; findings: readonly Finding[] };

/** What is checked, and by what. */
export type CheckOptions = {
  resume: SourceFile;
  game: SourceFile;
  fileExists: FileExists;
  /** The day that counts as today, as `YYYY-MM-DD`. */
  asOf: string;
  /** The two documents that the project ships with; their texts are warned of. Without them none are. */
  placeholder?: { resume: unknown; game: unknown };
  /** The résumés that stood there before, as they were written; whom their owner worked for since then may be named no longer. */
  formerResumes?: readonly unknown[];
  /** `SITE_ADDRESS`; it overrides `site.address` of game.json. */
  addressOverride?: string | undefined;
  /** What the two files translate, where they do. */
  translation?: Translation | undefined;
  /** The languages there are. @default English alone */
  languages?: Languages;
  /** The owner's words.json, which may be missing. */
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
  // Reduced to what the product reads; empty texts count as missing.
  const writtenResume = resumeSchema.parse(withoutEmpty(resume.document));
  const { sections, about = [], site } = gameFileSchema.parse(game.document);
  const language = site.language ?? englishLocale.language;
  const catalog = siteMessages(language, languages, catalogFrom(ownSource.document));
  const messages = catalog && messagesFrom(catalog);
  const locale = { messages: messages?.drafts ?? englishLocale.messages, language };
  // A section that is shown nowhere is not used for drafts either.
  const draftSource = formattedResume(publishedResume(writtenResume, { sections, about }, fileExists));
  const content = {
    ...buildContent(writtenResume, completeGame(game.document, { resume: draftSource, asOf, locale }), {
      asOf,
      fileExists,
    }),
    ...(catalog && messages && { catalog, messages }),
    ...(writingDirection(language) === 'rtl' && { direction: 'rtl' as const }),
  };
  // Only without errors: which words of the game are neutral depends on the résumé, and errors come before leftovers.
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

/** A letter that could not be drawn whole: the fixed words are not in the owner's language. */
function untranslatedLetterProblems(game: unknown, locale: DraftLocale): Problem[] {
  if (hasLetterMessages(locale) || valueAt(game, ['letters', 'generic']) !== undefined) return [];
  const message = `There are no words for a letter in ${quoteValue(locale.language)}, so it is the summary alone. Write letters.generic, or the words: npm run setup -- --words ${locale.language}.`;
  return [warning(['site', 'language'], message)];
}

function levelProblems(content: BuildContent): Problem[] {
  const names = stages(content).map(levelName);
  return (content.game.levels ?? []).flatMap((name, index) => {
    const message = `${quoteValue(name)} is no job or training of resume.json. They are: ${names.join('; ')}.`;
    return names.includes(name) ? [] : [warning(['levels', index], message)];
  });
}

/** A later look at a file tells again what the first one did. */
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

/** What has no faults is a catalogue, but for the address of its schema. */
function catalogFrom(document: unknown): Catalog {
  const { $schema: _, ...phrases }: Record<string, Phrase> = JSON.parse(JSON.stringify(document));
  return phrases;
}

type ParsedSource = {
  document: unknown;
  /** The findings that a rule makes in this file; the file's own when it cannot be read. */
  check: (problems: (document: unknown) => readonly Problem[]) => Finding[];
};

/** What a document is meant to be, and what was mended to have it so. */
type NormalizedDocument = Pick<ReturnType<typeof normalizeResume>, 'document' | 'problems'> & {
  toFilePath?: (path: Path) => Path;
};

function readSource(
  { file, text, unreadableReason, document: parsedDocument }: SourceFile,
  normalize: (document: unknown) => NormalizedDocument = (document) => ({ document, problems: [] }),
): ParsedSource {
  if (text === undefined) {
    const message = unreadableReason ?? 'The file is missing. Let "npm run setup" write it, or get it back from git.';
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

/** Keeps the first problem of each place. A key that was misspelt does not count as missing, too. */
function firstPerPath(problems: readonly Problem[]): Problem[] {
  const seenPaths = new Set<string>();
  for (const { intendedPath } of problems) {
    if (!intendedPath) continue;
    seenPaths.add(pathText(intendedPath));
    // A step of a script has one key: a misspelt one makes the whole step wrong.
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
