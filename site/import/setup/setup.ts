// Runs `npm run setup`. The terminal, the network and the date are parameters.
import { existsSync } from 'node:fs';
import { siteDocuments } from '../../vite/content/siteDocuments.ts';
import { checkSources, contentPaths, sitePublicFolder } from '../contentFiles.ts';
import { importResume } from '../formats/importResume.ts';
import { readSource } from '../read/readSource.ts';
import { sourceFile } from '../read/sourceFile.ts';
import { hasErrors, isError } from '../report/Finding.ts';
import { contentReport } from '../report/formatFindings.ts';
import { type GameDocument, mergeFields, valueAt } from '../schema/gameFields.ts';
import { schemaPaths } from '../schema/schemaFiles.ts';
import { promptCanceled, type SetupPrompts } from './clackPrompts.ts';
import { gatherDefaults, relativePath, SetupStop, valueIn } from './gatherDefaults.ts';
import { detectLanguage } from './guesses.ts';
import { askQuestions, gameFileText, relativeSchemaPath, type SetupContext } from './interview.ts';
import type { Preview } from './preview.ts';
import { answeredCount } from './questions.ts';
import type { SetupArguments } from './setupCommand.ts';
import { formatDrafts, remainingTasks } from './setupReport.ts';
import { withoutForeignFiles } from './withoutForeignFiles.ts';
import { writeWordsFile } from './writeWordsFile.ts';
import { deleteProgress, progressFile, readProgress, replaceFiles, saveProgress } from './writtenFiles.ts';

export type SetupOptions = SetupArguments & {
  folder: string;
  asOf: string;
  /** From `SITE_ADDRESS`, or derived from the repository. */
  guessedAddress?: string | undefined;
  /** Missing if setup must not ask. */
  prompts?: SetupPrompts;
  preview?: Preview;
  fetcher: typeof fetch;
  print: (text: string) => void;
};

/** @returns the exit code */
export async function setup(options: SetupOptions): Promise<number> {
  try {
    if (options.wordsLanguage) options.print(writeWordsFile(options.wordsLanguage, options.folder));
    else await writeFiles(options);
    return 0;
  } catch (error) {
    options.print(error instanceof Error ? error.message : String(error));
    return error instanceof SetupStop ? error.exitCode : 1;
  } finally {
    options.preview?.stop();
  }
}

async function writeFiles(options: SetupOptions): Promise<void> {
  const { folder, asOf, prompts, takesDrafts, print } = options;
  if (options.showsDrafts) return showDrafts(options);
  if (!prompts && !takesDrafts) throw new SetupStop('Not a terminal. Use `--yes` with `--address` and `--answers`.');
  const savedProgress = takesDrafts ? undefined : readProgress(folder);
  const sourceNames = options.sources.length > 0 ? options.sources : [await askSource(options, savedProgress?.source)];
  const sourceName = sourceNames.join(' ');
  const sources = await Promise.all(sourceNames.map((name) => readSource(name, options.fetcher)));
  const resume = importResume(sources.map((source) => source.resume));
  print(resume.lines.join('\n'));
  const sourceGame = sources.find((source) => source.game)?.game;

  const defaults = gatherDefaults(resume, sourceGame, options);
  const ownersGame = await withoutForeignFiles(defaults.ownersGame, sourceGame, options);
  if (ownersGame === promptCanceled) throw canceledStop(folder);
  const context: SetupContext = { ...defaults, ownersGame };
  const continues =
    savedProgress && savedProgress.source === sourceName && prompts
      ? await prompts.confirmContinue(answeredCount(savedProgress.answers))
      : false;
  if (continues === promptCanceled) throw canceledStop(folder);
  const startContext: SetupContext =
    continues && savedProgress ? { ...context, answers: mergeFields(savedProgress.answers, context.answers) } : context;
  const paths = contentPaths(folder);
  const schema = relativeSchemaPath(folder, schemaPaths.game);
  const showPreview = (answersSoFar: GameDocument) => {
    const withExampleAddress = mergeFields(answersSoFar, { site: { address: 'https://example.org/' } });
    options.preview?.show({ resume: resume.text, game: gameFileText(startContext, withExampleAddress, schema) });
  };
  showPreview(startContext.answers);
  const onAnswers = (answersSoFar: GameDocument) => {
    showPreview(answersSoFar);
    saveProgress(folder, { source: sourceName, answers: answersSoFar });
  };
  const answers = takesDrafts || !prompts ? startContext.answers : await askQuestions(startContext, prompts, onAnswers);
  if (!answers) throw canceledStop(folder);

  const game = { file: relativePath(paths.game), text: gameFileText(startContext, answers, schema) };
  if (!valueAt(valueIn(game.text), ['site', 'address']))
    throw new SetupStop('Missing site address. Use `--address https://…` or set SITE_ADDRESS. Nothing was written.');
  const checkedContent = checkSources(
    {
      resume: { file: relativePath(paths.resume), text: resume.text },
      game,
      formerResumes: [valueIn(sourceFile(paths.resume).text ?? '')],
    },
    sitePublicFolder,
    asOf,
  );
  if (!checkedContent.content) throw new SetupStop(`${contentReport(checkedContent.findings)}\nNothing was written.`);
  const texts = { resume: resume.text, game: game.text };
  // Compile the documents before replacing anything: if that throws, the owner keeps the old files.
  const { findings: documentFindings } = await siteDocuments(checkedContent.content, { ...paths, texts });
  const backups = replaceFiles([
    { path: paths.resume, text: texts.resume },
    { path: paths.game, text: texts.game },
  ]);
  deleteProgress(folder);

  const { address } = checkedContent.content.game.site;
  const backupNote = backups.length > 0 ? [`Backups: ${backups.map(relativePath).join(', ')} (ignored by git).`] : [];
  if (hasErrors(documentFindings)) {
    const refusalLine =
      `Written: ${relativePath(paths.resume)} and ${relativePath(paths.game)}. ` +
      'Fix the errors below before you build the site.';
    throw new SetupStop(
      [refusalLine, ...backupNote, contentReport([...checkedContent.findings, ...documentFindings])].join('\n'),
    );
  }
  const tasks = remainingTasks(
    { ...checkedContent, findings: [...checkedContent.findings, ...documentFindings] },
    paths.resume,
  );
  print(
    [
      `Written: ${relativePath(paths.resume)} and ${relativePath(paths.game)}.`,
      ...backupNote,
      ...(tasks.length > 0 ? ['', 'To do:', ...tasks.map((line) => `  ${line}`)] : []),
      '',
      `Preview:  \`npm run dev\`, then open http://localhost:5173${new URL(address).pathname}`,
      'Check:    `npm run content:check`',
      `Build:    \`npm run build\` writes dist/site, for ${address}`,
    ].join('\n'),
  );
}

/** Prints the drafts of the given sources, or else of the content folder. */
async function showDrafts({ sources: sourceNames, folder, asOf, fetcher, print }: SetupOptions): Promise<void> {
  const sources = await Promise.all(
    (sourceNames.length > 0 ? sourceNames : [folder]).map((sourceName) => readSource(sourceName, fetcher)),
  );
  const { source: resume, document } = importResume(sources.map((source) => source.resume));
  const language = detectLanguage(document);
  const site = { address: 'https://example.org/', ...(language && { language }) };
  const game = sources.find((source) => source.game)?.game ?? { file: 'game.json', text: JSON.stringify({ site }) };
  const { content, findings } = checkSources({ resume, game }, sitePublicFolder, asOf);
  if (!content) throw new SetupStop(contentReport(findings.filter(isError)));
  print(formatDrafts(content));
}

async function askSource({ prompts }: SetupOptions, draft = ''): Promise<string> {
  if (!prompts)
    throw new SetupStop(
      'Missing source. Pass the path of a file or of a folder with a resume.json, or an https address.',
    );
  const source = await prompts.askSource(draft);
  if (source === promptCanceled) throw new SetupStop('Stopped. Nothing was written.', 130);
  return source;
}

function canceledStop(folder: string): SetupStop {
  const file = progressFile(folder);
  const savedNote = existsSync(file)
    ? ` Your answers are saved in ${relativePath(file)} (ignored by git). Run \`npm run setup\` to continue.`
    : '';
  return new SetupStop(`Stopped. resume.json and game.json are unchanged.${savedNote}`, 130);
}
