// Checks the owner's two files. Pure: takes their texts, answers with the content or with all that is wrong with them.
import type { Catalogue, Phrase } from '../catalogue.ts';
import { draftGame } from '../draft/draftGame.ts';
import { hasLetterWords } from '../draft/draftLetters.ts';
import { type DraftLanguage, inEnglish } from '../draft/draftWords.ts';
import type { Game } from '../Game.ts';
import { gameFileSchema } from '../gameSchema.ts';
import { levelName } from '../levels.ts';
import type { WrittenResume } from '../Resume.ts';
import { resumeSchema } from '../resumeSchema.ts';
import { stages } from '../stages.ts';
import { writingDirection } from '../writingDirection.ts';
import type { FileExists } from './addressProblems.ts';
import type { BuildContent } from './BuildContent.ts';
import { cleanGame } from './cleanGame.ts';
import { isRecord } from './everyValue.ts';
import type { Finding } from './Finding.ts';
import { formattedResume } from './formattedResume.ts';
import { formerProblems } from './formerProblems.ts';
import { valueAt } from './gamePlaces.ts';
import { gameProblems } from './gameProblems.ts';
import { jsonDocument, type Place } from './jsonDocument.ts';
import { addressLeftovers, gameLeftovers, resumeLeftovers } from './leftoverProblems.ts';
import { letterProblems } from './letterProblems.ts';
import { withoutEmpty } from './mend/Mending.ts';
import { mendResume } from './mend/mendResume.ts';
import { type Path, type Problem, pathText, warning } from './Problem.ts';
import { resumeProblems } from './resumeProblems.ts';
import { shown } from './shown.ts';
import { shownResume } from './shownResume.ts';
import { type Languages, siteWords, wordsIn } from './siteWords.ts';
import { sizeProblems } from './sizeProblems.ts';
import { type Translation, translatedGame } from './translatedGame.ts';
import { wordsProblems } from './wordsProblems.ts';

/**
 * A file's name, as findings should say it, and its text: `undefined` when there is no such file, or when it cannot be
 * read, for the reason that `unreadable` says. `document` is what was read of a text that is no JSON: it has no lines.
 */
export type SourceFile = { file: string; text: string | undefined; unreadable?: string; document?: unknown };

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
  former?: readonly unknown[];
  /** `SITE_ADDRESS`; it overrides `site.address` of game.json. */
  servedAt?: string | undefined;
  /** What the two files translate, where they do. */
  translation?: Translation | undefined;
  /** The languages there are. @default English alone */
  languages?: Languages;
  /** The owner's words.json, which may be missing. */
  words?: SourceFile;
};

export function checkContent(options: CheckOptions): CheckedContent {
  const { fileExists, asOf, placeholder, former = [], servedAt, languages = englishAlone, translation } = options;
  const resume = readSource(options.resume, mendResume);
  const game = readSource(options.game, translation && ((document) => translatedGame(document, translation)));
  const resumeFindings = resume.found((document) => resumeProblems(document, fileExists));
  const name = nameIn(resume.document);
  const gameFindings = game.found((document) => gameProblems(document, fileExists, name));
  const hasWords = options.words?.text !== undefined || options.words?.unreadable;
  const own = options.words && hasWords ? readSource(options.words) : noWords;
  const ownFindings = own.found((document) => wordsProblems(document, languages.english));
  const findings = [...gameFindings, ...resumeFindings, ...ownFindings].sort(byPlace);
  if (name === undefined || findings.some(({ severity }) => severity === 'error'))
    return { content: undefined, findings };
  // Reduced to what the product reads; empty texts count as missing.
  const written = resumeSchema.parse(withoutEmpty(resume.document));
  const { sections, about = [], site } = gameFileSchema.parse(game.document);
  const language = site.language ?? inEnglish.language;
  const catalogue = siteWords(language, languages, catalogueFrom(own.document));
  const words = catalogue && wordsIn(catalogue);
  const said = { words: words?.drafts ?? inEnglish.words, language };
  // A section that is shown nowhere is not used for drafts either.
  const drawnFrom = formattedResume(shownResume(written, { sections, about }, fileExists));
  const content = {
    ...contentOf(written, cleanGame(game.document, { resume: drawnFrom, asOf, language: said }), { asOf, fileExists }),
    ...(catalogue && words && { catalogue, words }),
    ...(writingDirection(language) === 'rtl' && { direction: 'rtl' as const }),
  };
  // Only without errors: which words of the game are neutral depends on the résumé, and errors come before leftovers.
  const leftovers = placeholder
    ? [
        ...game.found((document) => [
          ...gameLeftovers(document, placeholder.game, draftGame(drawnFrom, asOf, said)),
          ...(translation ? [] : addressLeftovers(document, servedAt)),
        ]),
        ...resume.found((document) => resumeLeftovers(document, placeholder.resume)),
      ].filter(isNew(findings))
    : [];
  const stale = game
    .found((document) => [
      ...formerProblems(document, resume.document, former),
      ...levelProblems(content),
      ...wordlessLetter(document, said),
    ])
    .filter(isNew(findings));
  return { content, findings: [...findings, ...stale, ...leftovers].sort(byPlace) };
}

/** A letter that could not be drawn whole: the fixed words are not in the owner's language. */
function wordlessLetter(game: unknown, said: DraftLanguage): Problem[] {
  if (hasLetterWords(said) || valueAt(game, ['letters', 'generic']) !== undefined) return [];
  const message = `There are no words for a letter in ${shown(said.language)}, so it is the summary alone. Write letters.generic, or the words: npm run setup -- --words ${said.language}.`;
  return [warning(['site', 'language'], message)];
}

function levelProblems(content: BuildContent): Problem[] {
  const names = stages(content).map(levelName);
  return (content.game.levels ?? []).flatMap((name, index) => {
    const message = `${shown(name)} is no job or training of resume.json. They are: ${names.join('; ')}.`;
    return names.includes(name) ? [] : [warning(['levels', index], message)];
  });
}

/** A later look at a file tells again what the first one did. */
function isNew(known: readonly Finding[]) {
  const said = new Set(known.map(({ file, path, message }) => `${file} ${path} ${message}`));
  return ({ file, path, message }: Finding) => !said.has(`${file} ${path} ${message}`);
}

function contentOf(
  written: WrittenResume,
  game: Game,
  { asOf, fileExists }: Pick<CheckOptions, 'asOf' | 'fileExists'>,
): BuildContent {
  const published = shownResume(written, game, fileExists);
  const { lastModified } = written.meta ?? {};
  const resume = formattedResume({
    ...published,
    basics: { ...published.basics, location: written.basics.location },
    ...(lastModified && { meta: { lastModified } }),
  });
  return { resume, published, game, asOf };
}

const englishAlone: Languages = { english: {}, shipped: {} };
const noWords = { document: {}, found: () => [] };

/** What has no faults is a catalogue, but for the address of its schema. */
function catalogueFrom(document: unknown): Catalogue {
  const { $schema: _, ...own }: Record<string, Phrase> = JSON.parse(JSON.stringify(document));
  return own;
}

type ReadSource = {
  document: unknown;
  /** The findings that a rule makes in this file; the file's own when it cannot be read. */
  found: (problems: (document: unknown) => readonly Problem[]) => Finding[];
};

/** What a document is meant to be, and what was mended to have it so. */
type Mended = Pick<ReturnType<typeof mendResume>, 'document' | 'problems'> & { inFile?: (path: Path) => Path };

function readSource(
  { file, text, unreadable, document: read }: SourceFile,
  mend: (document: unknown) => Mended = (document) => ({ document, problems: [] }),
): ReadSource {
  if (text === undefined) {
    const message = unreadable ?? 'The file is missing. Let "npm run setup" write it, or get it back from git.';
    return { document: undefined, found: () => [{ severity: 'error', file, path: '', message }] };
  }
  const json = read === undefined ? jsonDocument(text) : { value: read, problems: [], place: () => ({}) };
  if ('broken' in json) {
    return {
      document: undefined,
      found: () => json.broken.map((place) => ({ severity: 'error', file, path: '', ...place })),
    };
  }
  const large = sizeProblems(json.value);
  if (large.length > 0)
    return { document: undefined, found: () => large.map((problem) => located(file, json, problem)) };
  const { document, problems: mended, inFile = (path) => path } = mend(json.value);
  return {
    document,
    found: (problems) => {
      const wrong = onePerPlace([...json.problems, ...letterProblems(document), ...problems(document)]);
      const inTheFile = wrong.map((problem) => ({ ...problem, path: inFile(problem.path) }));
      return [...mended, ...inTheFile].map((problem) => located(file, json, problem));
    },
  };
}

function located(
  file: string,
  { place }: { place: (path: Path) => Partial<Place> },
  { path, meant: _, ...problem }: Problem,
): Finding {
  return { file, path: pathText(path), ...place(path), ...problem };
}

/** Keeps the first problem of each place. A key that was misspelt does not count as missing, too. */
function onePerPlace(problems: readonly Problem[]): Problem[] {
  const said = new Set<string>();
  for (const { meant } of problems) {
    if (!meant) continue;
    said.add(pathText(meant));
    // A step of a script has one key: a misspelt one makes the whole step wrong.
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
