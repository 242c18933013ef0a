import { dirname, join } from 'node:path';
import { contentPaths } from '../../config/contentPaths.ts';
import { contentFolder } from '../../config/settings.ts';
import { contentReport, escapeUnprintable, hasErrors, pdfLines, relativePath } from '../../import/index.ts';
import { emptyNotice } from '../../prepare/check/emptyNotice.ts';
import { writeSchemas } from '../../prepare/game/schemaFiles.ts';
import type { BuildContent } from '../../prepare/publish/buildContent.ts';
import { type ContentFiles, readContent } from '../../prepare/readContent.ts';
import { sectionList } from '../content/sectionList.ts';
import { siteDocuments } from '../content/siteDocuments.ts';
import { cutFiles } from '../cuts/cutFiles.ts';
import { parsedFields, parserTable } from './parserTable.ts';
import { readerTable, type TextReader, textReaders } from './textReaders.ts';

/** `npm run content:check`. @returns the exit code */
export default async function contentCommand(args: readonly string[]): Promise<number> {
  writeSchemas();
  const { text, exitCode } = await checkCommand(args, textReaders());
  (exitCode === 0 ? console.log : console.error)(text);
  return exitCode;
}

type Outcome = { text: string; exitCode: 0 | 1 };

/**
 * Checks the files and their documents like a build, then each translation.
 * @param args nothing, or the paths of a resume.json and a game.json
 * @param readers programs that read the résumé's text
 */
export async function checkCommand(args: readonly string[], readers: readonly TextReader[]): Promise<Outcome> {
  const [resume, game] = args;
  if (args.length !== 0 && args.length !== 2) {
    const usage = '`npm run content:check` or `npm run content:check -- <resume.json> <game.json>`';
    return { text: `Invalid arguments. Use ${usage}.`, exitCode: 1 };
  }
  const ownPaths = contentPaths(contentFolder());
  const paths = {
    resume: resume ?? ownPaths.resume,
    game: game ?? ownPaths.game,
    ...(game ? {} : { words: ownPaths.words }),
  };
  const { outcome, content } = await checkFiles(paths, readers);
  const outcomes = [outcome];
  for (const language of content?.game.site.translations ?? []) {
    const translation = content && { language, mainGame: content.game };
    const files = { ...contentPaths(join(dirname(paths.game), language)), translation };
    outcomes.push((await checkFiles(files, readers)).outcome);
  }
  const text = outcomes.map((checked) => checked.text).join('\n\n');
  return { text, exitCode: outcomes.some(({ exitCode }) => exitCode === 1) ? 1 : 0 };
}

type CheckedPaths = NonNullable<ContentFiles['paths']> & Pick<ContentFiles, 'translation'>;

async function checkFiles({ translation, ...paths }: CheckedPaths, readers: readonly TextReader[]) {
  const { content, findings } = readContent({ paths, translation });
  const withOutcome = (exitCode: 0 | 1, text: string) => ({ outcome: { text, exitCode }, content });
  if (!content) return withOutcome(1, contentReport(findings));
  const { pdfs, findings: documentFindings, filledPages } = await siteDocuments(content, paths);
  const allFindings = [...findings, ...documentFindings];
  if (hasErrors(allFindings)) return withOutcome(1, contentReport(allFindings));
  const notice = emptyNotice(content.published);
  const noticeLine = notice ? `${notice} Add what is missing to ${relativePath(paths.resume)}.\n` : '';
  const warnings = allFindings.length > 0 ? `${contentReport(allFindings)}\n` : '';
  const { name } = content.resume.basics;
  const facts = [escapeUnprintable(name.slice(0, 60)), content.game.site.address].filter(Boolean);
  const successLine = `Content is valid: ${facts.join(', ')}`;
  const { draftedFields } = content;
  const drafts =
    draftedFields.length > 0
      ? `\n\nDrafted by the build (\`npm run setup -- --show-drafts\` prints most of it): ${draftedFields.join(', ')}`
      : '';
  const resume = pdfs.get('pdf/resume.pdf');
  const readability = resume
    ? `\n\n${parserTable(parsedFields(await pdfLines(resume), content))}\n\n${await readerTable(resume, content, readers)}`
    : '';
  return withOutcome(
    0,
    `${noticeLine}${warnings}${successLine}${cutList(content)}${drafts}\n\n${sectionList(content, filledPages)}${readability}`,
  );
}

/** The addresses of the cuts. Their owner needs them, because no page links to them. */
function cutList({ cuts = [], game }: BuildContent): string {
  if (cuts.length === 0) return '';
  const lines = cuts.map((cut) => {
    const hidden = cut.hidden.length > 0 ? `, without ${cut.hidden.map((part) => `"${part}"`).join(', ')}` : '';
    const line = `${game.site.address || '/'}${cutFiles(cut).page}${cut.redact ? ', anonymous' : ''}${hidden}`;
    return `  ${escapeUnprintable(line)}`;
  });
  return ['', '', 'Unlisted versions of the résumé, each with a PDF and a Word file:', ...lines].join('\n');
}
