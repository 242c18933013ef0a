// Runs `npm run setup`. The terminal, the network and the date are parameters.

import { existsSync } from 'node:fs';
import { contentPaths, sitePublicFolder } from '../config/contentPaths.ts';
import { errorMessage } from '../config/errorMessage.ts';
import { contentReport, hasErrors, importResume, isError, relativePath } from '../import/index.ts';
import { emptyNotice } from '../prepare/check/emptyNotice.ts';
import { checkSources } from '../prepare/readContent.ts';
import { addFonts } from './addFonts.ts';
import { askOwner } from './askOwner.ts';
import { PromptCanceled, type SetupPrompts } from './clackPrompts.ts';
import { detectLanguage } from './detectLanguage.ts';
import { gameFileText } from './interview.ts';
import { readSource } from './readSource.ts';
import type { ImportedSources, SetupOptions } from './setupOptions.ts';
import { formatDrafts, remainingTasks } from './setupReport.ts';
import { writeWordsFile } from './writeWordsFile.ts';
import { deleteProgress, progressFile, readProgress, replaceWithBackups } from './writtenFiles.ts';

/** @returns the exit code */
export async function setup(options: SetupOptions): Promise<number> {
  const { folder, wordsLanguage, showsDrafts, print } = options;
  try {
    if (wordsLanguage) print(writeWordsFile(wordsLanguage, folder));
    else if (showsDrafts) await showDrafts(options);
    else await writeFiles(options);
    return 0;
  } catch (error) {
    const isCanceled = error instanceof PromptCanceled;
    const message = errorMessage(error);
    print(isCanceled ? message || canceledMessage(folder) : message);
    return isCanceled ? 130 : 1;
  }
}

function canceledMessage(folder: string): string {
  const file = progressFile(folder);
  const savedNote = existsSync(file)
    ? ` Your answers are saved in ${relativePath(file)} (ignored by git). Run \`npm run setup\` to continue.`
    : '';
  return `Stopped. resume.json and game.json are unchanged.${savedNote}`;
}

async function writeFiles(options: SetupOptions): Promise<void> {
  const { folder, asOf, prompts, acceptsDrafts, print } = options;
  if (!prompts && !acceptsDrafts) throw new Error('Not a terminal. Use `--yes` to accept every draft.');
  const savedProgress = acceptsDrafts ? undefined : readProgress(folder);
  const sources = await findSources(options, savedProgress?.source);
  const notice = emptyNotice(sources.resume.document);
  if (notice) print(`${notice} ${emptyAdvice}\n`);
  print(sources.findings.lines.join('\n'));
  const source = sources.names.join(' ');
  const continues = savedProgress?.source === source && (await prompts?.confirmContinue(savedProgress.count));
  const progress = continues ? savedProgress : { source, answers: {}, resumeAnswers: {}, count: 0 };
  const { resume, context } = await askOwner(sources, progress, options);
  const contentFiles = {
    resume: { file: 'resume.json', text: resume.text },
    game: { file: 'game.json', text: gameFileText(context, folder) },
  };
  // `writeCheckedFiles` reports errors in the files.
  const { content } = checkSources(contentFiles, sitePublicFolder, asOf);
  const answers = content ? await addFonts(content, context.answers, options) : context.answers;
  print(await writeCheckedFiles(resume.text, gameFileText({ ...context, answers }, folder), options));
}

const emptyAdvice =
  'If your file has more, name its lists as in JSON Resume (work, education, skills), or export it in another format: ' +
  '`npm run setup -- --help` lists them.';

/** Reads the sources of the command line. If there are none, asks until the owner types one that can be read. */
async function findSources(options: SetupOptions, draft = ''): Promise<ImportedSources> {
  const { sources, prompts, fetcher, print } = options;
  if (sources.length > 0) return await readSources(sources, fetcher, prompts);
  if (!prompts)
    throw new Error('Missing source. Pass the path of a file or of a folder with a resume.json, or an https address.');
  const name = await prompts.askSource(draft);
  try {
    return await readSources([name], fetcher, prompts);
  } catch (error) {
    print(errorMessage(error));
    return await findSources(options, draft);
  }
}

/** @param prompts asks about lists that look like jobs or projects; without it, they are imported as such */
async function readSources(
  names: readonly string[],
  fetcher: typeof fetch,
  prompts?: SetupPrompts,
): Promise<ImportedSources> {
  const sources = await Promise.all(names.map((name) => readSource(name, fetcher)));
  const files = sources.map(({ resume }) => resume);
  const imported = importResume(files);
  const rejectedKeys = new Set<string>();
  for (const list of prompts ? imported.findings.guessedLists : [])
    if (!(await prompts?.confirmGuess(list))) rejectedKeys.add(list.key);
  return {
    names,
    ...(rejectedKeys.size > 0 ? importResume(files, rejectedKeys) : imported),
    gameSource: sources.find(({ game }) => game),
  };
}

/**
 * Replaces the content files if they are valid.
 * @returns a report for the owner
 * @throws with the errors of the files; after writing them, with the errors of their documents
 */
async function writeCheckedFiles(
  resume: string,
  game: string,
  { folder, asOf, documents }: Pick<SetupOptions, 'folder' | 'asOf' | 'documents'>,
): Promise<string> {
  const paths = contentPaths(folder);
  const [resumePath, gamePath] = [relativePath(paths.resume), relativePath(paths.game)];
  const sources = { resume: { file: resumePath, text: resume }, game: { file: gamePath, text: game } };
  const { content, findings } = checkSources(sources, sitePublicFolder, asOf);
  if (!content) throw new Error(`${contentReport(findings)}\nNothing was written.`);
  // Compile the documents before replacing anything: if that throws, the owner keeps the old files.
  const { findings: documentFindings } = await documents.compileDocuments(content, {
    ...paths,
    texts: { resume, game },
  });
  const backups = replaceWithBackups([
    { path: paths.resume, text: resume },
    { path: paths.game, text: game },
  ]);
  deleteProgress(folder);

  const allFindings = [...findings, ...documentFindings];
  const writtenLine = `Written: ${resumePath} and ${gamePath}.`;
  const backupNote = backups.length > 0 ? [`Backups: ${backups.map(relativePath).join(', ')} (ignored by git).`] : [];
  if (hasErrors(documentFindings)) {
    const nextStep = `${writtenLine} Fix the errors below before you build the site.`;
    throw new Error([nextStep, ...backupNote, contentReport(allFindings)].join('\n'));
  }
  const tasks = remainingTasks(content, allFindings, {
    resumePath,
    resume: parseJson(resume),
    game: parseJson(game),
  });
  const { address } = content.game.site;
  return [
    writtenLine,
    ...backupNote,
    ...(tasks.length > 0 ? ['', 'To do:', ...tasks.map((line) => `  ${line}`)] : []),
    '',
    `Preview:  \`npm run dev\`, then open http://localhost:5173${address ? new URL(address).pathname : '/'}`,
    'Check:    `npm run content:check`',
    `Build:    \`npm run build\` writes dist/site${address && `, for ${address}`}`,
  ].join('\n');
}

const parseJson = (text: string): unknown => JSON.parse(text.replace(/^\uFEFF/, ''));

/** Prints the drafts of the given sources, or else of the content folder. */
async function showDrafts({ sources, folder, asOf, fetcher, print }: SetupOptions): Promise<void> {
  const { resume, gameSource } = await readSources(sources.length > 0 ? sources : [folder], fetcher);
  const language = detectLanguage(resume.document);
  const game = gameSource?.game ?? { file: 'game.json', text: JSON.stringify(language ? { site: { language } } : {}) };
  const { content, findings } = checkSources({ resume: resume.source, game }, sitePublicFolder, asOf);
  if (!content) throw new Error(contentReport(findings.filter(isError)));
  print(formatDrafts(content));
}
