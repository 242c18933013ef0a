// Warnings about game.json that need the finished content.
import { levelName } from '../../../src/resume/levels/levels.ts';
import { stages } from '../../../src/resume/levels/stages.ts';
import type { DraftLocale } from '../../../src/resume/messages/draftMessages.ts';
import { hasLetterMessages } from '../draft/draftLetters.ts';
import type { BuildContent } from '../publish/BuildContent.ts';
import { type Finding, warning } from '../report/Finding.ts';
import { quoteValue } from '../report/quoteValue.ts';
import { valueAt } from '../schema/gameFields.ts';
import { everyValue, isRecord } from './everyValue.ts';

/** The two documents as the owner wrote them, and earlier versions of the résumé. */
type WrittenDocuments = { game: unknown; resume: unknown; formerResumes: readonly unknown[] };

export function contentWarnings(
  { game, resume, formerResumes }: WrittenDocuments,
  { content, locale }: { content: BuildContent; locale: DraftLocale },
): Finding[] {
  return [
    ...formerEmployers(game, resume, formerResumes),
    ...unknownLevels(content),
    ...untranslatedLetters(game, locale),
  ];
}

/** Finds levels that no job or training of the résumé has. */
function unknownLevels(content: BuildContent): Finding[] {
  const names = stages(content).map(levelName);
  return (content.game.levels ?? []).flatMap((name, index) => {
    const message = `${quoteValue(name)} is not a job or training in resume.json. Expected one of: ${names.join('; ')}.`;
    return names.includes(name) ? [] : [warning(['levels', index], message)];
  });
}

/** Warns of a letter that the draft left out: there is no translation for the site's language. */
function untranslatedLetters(game: unknown, locale: DraftLocale): Finding[] {
  if (hasLetterMessages(locale) || valueAt(game, ['letters', 'generic']) !== undefined) return [];
  const message =
    `There is no letter text in ${quoteValue(locale.language)}, so the letter is only the summary. ` +
    `Write letters.generic, or translate the texts: \`npm run setup -- --words ${locale.language}\`.`;
  return [warning(['site', 'language'], message)];
}

/** Sections without prose: choices, addresses, colors, files. */
const nonTextSections = new Set<unknown>(['$schema', 'site', 'sections', 'documents', 'character']);

/** Finds texts of game.json that name an employer of earlier résumés but not of this one. */
function formerEmployers(game: unknown, resume: unknown, formerResumes: readonly unknown[]): Finding[] {
  const resumeText = JSON.stringify(resume ?? '').toLowerCase();
  const employers = [...new Set(formerResumes.flatMap(employersIn))].filter(
    (name) => !resumeText.includes(name.toLowerCase()),
  );
  return [...everyValue(game)].flatMap(({ path, value }) => {
    if (typeof value !== 'string' || nonTextSections.has(path[0])) return [];
    const employer = employers.find((name) => ` ${normalizeWords(value)} `.includes(` ${normalizeWords(name)} `));
    const message =
      `This text names ${quoteValue(employer)}, which is no longer in resume.json. ` +
      'Rewrite it, or remove it to use a draft from your résumé.';
    return employer === undefined ? [] : [warning(path, message)];
  });
}

function employersIn(resume: unknown): readonly string[] {
  const work: unknown = isRecord(resume) ? resume.work : undefined;
  const names: unknown[] = Array.isArray(work)
    ? work.map((job: unknown) => isRecord(job) && (job.name ?? job.company))
    : [];
  return names.flatMap((name) => (typeof name === 'string' && normalizeWords(name) ? [name.trim()] : []));
}

function normalizeWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
