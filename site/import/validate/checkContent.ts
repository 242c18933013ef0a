// Checks the owner's files. Pure: takes texts, returns the content and the findings.
import type { Catalog, Phrase } from '../../messages/catalog.ts';
import { type BuildContent, type BuildFacts, buildContent } from '../publish/BuildContent.ts';
import { readDocument, type SourceFile } from '../read/readDocument.ts';
import { type Finding, isError, type Report } from '../report/Finding.ts';
import { firstPerPath } from '../report/firstPerPath.ts';
import { characterFindings } from './characterFindings.ts';
import { checkGame } from './checkGame.ts';
import { checkResume } from './checkResume.ts';
import { contentWarnings } from './contentWarnings.ts';
import { isRecord } from './everyValue.ts';
import { addressLeftovers, identityLeftovers, inOneLine, textLeftovers } from './leftovers.ts';
import type { Translation } from './translatedGame.ts';
import { wordsFindings } from './wordsFindings.ts';

/** The content and warnings; or no content and at least one error. Sorted by file, then by line. */
export type CheckedContent = { content: BuildContent | undefined; findings: readonly Finding[] };

/** The files to check, and the rules. */
export type CheckOptions = Pick<BuildFacts, 'fileExists' | 'asOf'> & {
  resume: SourceFile;
  game: SourceFile;
  /** The project's own documents. Texts that are still theirs get warnings. @default no check */
  placeholder?: { resume: unknown; game: unknown };
  /** Earlier versions of the résumé. Texts may not name employers that only these list. */
  formerResumes?: readonly unknown[];
  /** `SITE_ADDRESS`, which overrides `site.address` of game.json. */
  addressOverride?: string | undefined;
  /** Set if the two files are a translation. */
  translation?: Translation | undefined;
  /** The available languages. @default only English */
  languages?: BuildFacts['languages'];
  /** The owner's words.json, if any. */
  words?: SourceFile;
};

export function checkContent(options: CheckOptions): CheckedContent {
  const { fileExists, asOf, translation, placeholder, formerResumes = [], languages = englishOnly } = options;
  const findings: Finding[] = [];
  const report: Report = (newFindings) => {
    for (const finding of newFindings) findings.push(finding);
  };
  const resume = checkResume(options.resume, fileExists, report);
  const game = checkGame(options.game, { fileExists, name: nameIn(resume?.document), translation }, report);
  const ownPhrases = checkWords(options.words, languages.english, report);
  if (!resume?.value || !game?.value || findings.some(isError))
    return { content: undefined, findings: findings.sort(byPosition) };
  const build = buildContent(resume.value, game.value, { fileExists, asOf, languages, ownPhrases });
  const documents = { game: game.document, resume: resume.document, formerResumes };
  game.report(firstPerPath(contentWarnings(documents, build)));
  if (placeholder) {
    if (!translation) game.report(addressLeftovers(game.document, options.addressOverride));
    resume.report(identityLeftovers(resume.document, placeholder.resume));
    const gameTexts = textLeftovers(game.document, placeholder.game, build.draft);
    const allTexts = [...gameTexts, ...textLeftovers(resume.document, placeholder.resume)];
    (gameTexts.length > 0 ? game : resume).report(inOneLine(allTexts));
  }
  return { content: build.content, findings: findings.sort(byPosition) };
}

const englishOnly: BuildFacts['languages'] = { english: {}, shipped: {} };

/** The phrases of words.json, if there is one: a valid file is a catalog, except for its schema's address. */
function checkWords(source: SourceFile | undefined, english: Catalog, report: Report): Catalog {
  if (source?.text === undefined && !source?.unreadableReason) return {};
  const file = readDocument(source, report);
  if (!file) return {};
  file.report(firstPerPath([...characterFindings(file.value), ...wordsFindings(file.value, english)]));
  const { $schema: _, ...phrases }: Record<string, Phrase> = JSON.parse(JSON.stringify(file.value));
  return phrases;
}

function byPosition(a: Finding, b: Finding): number {
  const byFile = (a.file ?? '').localeCompare(b.file ?? '');
  return byFile || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** The name in a résumé that may be invalid. */
function nameIn(resume: unknown): string | undefined {
  const basics = isRecord(resume) && isRecord(resume.basics) ? resume.basics : {};
  return typeof basics.name === 'string' ? basics.name.trim() || undefined : undefined;
}
