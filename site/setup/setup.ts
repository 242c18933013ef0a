// What `npm run setup` does, apart from the terminal: everything it needs from outside is handed in.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { placesOf, valueAt } from '../../src/content/check/gamePlaces.ts';
import {
  checkSources,
  contentPaths,
  contentReport,
  hasErrors,
  sitePublicFolder,
} from '../build/content/contentFiles.ts';
import { siteDocuments } from '../build/content/siteDocuments.ts';
import { sourceFile } from '../build/content/sourceFile.ts';
import { draftText } from './draftText.ts';
import { finishedGame, schemaFrom } from './finishedGame.ts';
import { type GameDocument, withFields } from './gameDocument.ts';
import { intake } from './intake/intake.ts';
import { askAll, type Known } from './interview.ts';
import { isError, knownBefore, SetupStop, seen, valueIn } from './knownBefore.ts';
import { languageOf } from './language.ts';
import { leftToDo } from './leftToDo.ts';
import type { Preview } from './preview.ts';
import { forgetProgress, keepProgress, keptProgress, progressFile } from './progress.ts';
import { readSource } from './readSource.ts';
import { replaceFiles } from './replaceFiles.ts';
import { type SetupPrompts, stopped } from './SetupPrompts.ts';
import type { SetupArguments } from './setupArguments.ts';
import { wantedFiles } from './wantedFiles.ts';
import { writeWords } from './writeWords.ts';

export type SetupOptions = SetupArguments & {
  folder: string;
  asOf: string;
  /** An address that is known without asking: the environment's, the repository's. */
  guessedAddress?: string | undefined;
  /** How to ask; missing where there is no terminal. */
  prompts?: SetupPrompts;
  preview?: Preview;
  fetcher: typeof fetch;
  say: (text: string) => void;
};

/** Runs it. @returns the exit code */
export async function setup(options: SetupOptions): Promise<number> {
  try {
    if (options.words) options.say(writeWords(options.words, options.folder));
    else await write(options);
    return 0;
  } catch (error) {
    options.say(error instanceof Error ? error.message : String(error));
    return error instanceof SetupStop ? error.exitCode : 1;
  } finally {
    options.preview?.end();
  }
}

async function write(options: SetupOptions): Promise<void> {
  const { folder, asOf, prompts, takesDrafts, say } = options;
  if (options.showsDrafts) return showDrafts(options);
  if (!prompts && !takesDrafts)
    throw new SetupStop(
      'This is no terminal, so nothing can be asked. Take every draft with --yes, and say the rest with --address and --answers.',
    );
  const kept = takesDrafts ? undefined : keptProgress(folder);
  const places = options.sources.length > 0 ? options.sources : [await askedSource(options, kept?.source)];
  const place = places.join(' ');
  const sources = await Promise.all(places.map((one) => readSource(one, options.fetcher)));
  const resume = intake(sources.map((source) => source.resume));
  say(resume.lines.join('\n'));
  const sourceGame = sources.find((source) => source.game)?.game;

  const before = knownBefore(resume, sourceGame, options);
  const owners = await wantedFiles(before.owners, sourceGame, options);
  if (owners === stopped) throw stop(folder);
  const known: Known = { ...before, owners };
  const goesOn = kept && kept.source === place && prompts ? await prompts.goOn(placesOf(kept.answers).length) : false;
  if (goesOn === stopped) throw stop(folder);
  const answered: Known = goesOn && kept ? { ...known, answers: withFields(kept.answers, known.answers) } : known;
  const paths = contentPaths(folder);
  const schema = schemaFrom(folder, join(import.meta.dirname, '../content/game.schema.json'));
  const show = (soFar: GameDocument) => {
    const anywhere = withFields(soFar, { site: { address: 'https://example.org/' } });
    options.preview?.show({ resume: resume.text, game: finishedGame(answered, anywhere, schema) });
  };
  show(answered.answers);
  const onAnswers = (soFar: GameDocument) => {
    show(soFar);
    keepProgress(folder, { source: place, answers: soFar });
  };
  const answers = takesDrafts || !prompts ? answered.answers : await askAll(answered, prompts, onAnswers);
  if (!answers) throw stop(folder);

  const game = { file: seen(paths.game), text: finishedGame(answered, answers, schema) };
  if (!valueAt(valueIn(game.text), ['site', 'address']))
    throw new SetupStop('Say where the site will be, with --address https://… or SITE_ADDRESS. Nothing was written.');
  const checked = checkSources(
    {
      resume: { file: seen(paths.resume), text: resume.text },
      game,
      former: [valueIn(sourceFile(paths.resume).text ?? '')],
    },
    sitePublicFolder,
    asOf,
  );
  if (!checked.content) throw new SetupStop(`${contentReport(checked.findings)}\nNothing was written.`);
  const texts = { resume: resume.text, game: game.text };
  // Before anything is replaced: where the documents cannot be made at all, the owner keeps what they had.
  const { findings: inPrint } = await siteDocuments(checked.content, { ...paths, texts });
  const copies = replaceFiles([
    { path: paths.resume, text: texts.resume },
    { path: paths.game, text: texts.game },
  ]);
  forgetProgress(folder);

  const { address } = checked.content.game.site;
  const keptNote =
    copies.length > 0 ? [`What was there is kept: ${copies.map(seen).join(', ')} (git ignores them).`] : [];
  if (hasErrors(inPrint)) {
    const refused = `${seen(paths.resume)} and ${seen(paths.game)} are there, but no site can be built of them yet.`;
    throw new SetupStop([refused, ...keptNote, contentReport([...checked.findings, ...inPrint])].join('\n'));
  }
  const todo = leftToDo({ ...checked, findings: [...checked.findings, ...inPrint] }, paths.resume);
  say(
    [
      `Written: ${seen(paths.resume)} and ${seen(paths.game)}.`,
      ...keptNote,
      ...(todo.length > 0 ? ['', 'Left to do:', ...todo.map((line) => `  ${line}`)] : []),
      '',
      `Look at it:  npm run dev    then open http://localhost:5173${new URL(address).pathname}`,
      'Check it:    npm run content:check',
      `Build it:    npm run build  into dist/site, for ${address}`,
    ].join('\n'),
  );
}

/** Of the files that are named, else of the two that are there. */
async function showDrafts({ sources: named, folder, asOf, fetcher, say }: SetupOptions): Promise<void> {
  const sources = await Promise.all((named.length > 0 ? named : [folder]).map((place) => readSource(place, fetcher)));
  const { source: resume, document } = intake(sources.map((source) => source.resume));
  const language = languageOf(document);
  const site = { address: 'https://example.org/', ...(language && { language }) };
  const game = sources.find((source) => source.game)?.game ?? { file: 'game.json', text: JSON.stringify({ site }) };
  const { content, findings } = checkSources({ resume, game }, sitePublicFolder, asOf);
  if (!content) throw new SetupStop(contentReport(findings.filter(isError)));
  say(draftText(content));
}

async function askedSource({ prompts }: SetupOptions, draft = ''): Promise<string> {
  if (!prompts) throw new SetupStop('Name a file, a folder that holds a resume.json, or an https address.');
  const source = await prompts.source(draft);
  if (source === stopped) throw new SetupStop('Stopped. Nothing was written.', 130);
  return source;
}

function stop(folder: string): SetupStop {
  const file = progressFile(folder);
  const kept = existsSync(file)
    ? `your answers so far, in ${seen(file)} (git ignores it). "npm run setup" goes on from there`
    : 'nothing';
  return new SetupStop(`Stopped. The two files are as they were. Kept: ${kept}.`, 130);
}
