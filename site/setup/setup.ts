// What `npm run setup` does, apart from the terminal: everything it needs from outside is handed in.
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { SourceFile } from '../../src/content/check/checkContent.ts';
import { isRecord } from '../../src/content/check/everyValue.ts';
import type { Finding } from '../../src/content/check/Finding.ts';
import { placesOf } from '../../src/content/check/gamePlaces.ts';
import { jsonDocument } from '../../src/content/check/jsonDocument.ts';
import { printable } from '../../src/content/check/printable.ts';
import { draftGame } from '../../src/content/draft/draftGame.ts';
import {
  checkSources,
  contentPaths,
  contentReport,
  hasErrors,
  placeholderFiles,
  sitePublicFolder,
} from '../build/content/contentFiles.ts';
import { siteDocuments } from '../build/content/siteDocuments.ts';
import { sourceFile } from '../build/content/sourceFile.ts';
import { draftText } from './draftText.ts';
import { finishedGame, schemaFrom } from './finishedGame.ts';
import { type GameDocument, ownersPart, withFields, withoutDrafts } from './gameDocument.ts';
import { type Intake, intake } from './intake/intake.ts';
import { askAll, type Known } from './interview.ts';
import { languageOf } from './language.ts';
import { leftToDo } from './leftToDo.ts';
import { forgetProgress, keepProgress, keptProgress, progressFile } from './progress.ts';
import { type NamedText, readSource, readText } from './readSource.ts';
import { replaceFiles } from './replaceFiles.ts';
import { type SetupPrompts, stopped } from './SetupPrompts.ts';
import type { SetupArguments } from './setupArguments.ts';
import { wantedFiles } from './wantedFiles.ts';

/** What setup is given from outside. */
export type SetupOptions = SetupArguments & {
  /** Where the two files go. */
  folder: string;
  asOf: string;
  /** An address that is known without asking: the environment's, the repository's. */
  guessedAddress?: string | undefined;
  /** How to ask; missing where there is no terminal. */
  prompts?: SetupPrompts;
  fetcher: typeof fetch;
  say: (text: string) => void;
};

/** An error that the owner can fix, shown without a stack. */
class SetupStop extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs it. @returns the exit code */
export async function setup(options: SetupOptions): Promise<number> {
  try {
    await write(options);
    return 0;
  } catch (error) {
    options.say(error instanceof Error ? error.message : String(error));
    return error instanceof SetupStop ? error.exitCode : 1;
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
  const answers =
    takesDrafts || !prompts
      ? answered.answers
      : await askAll(answered, prompts, (soFar) => keepProgress(folder, { source: place, answers: soFar }));
  if (!answers) throw stop(folder);

  const paths = contentPaths(folder);
  const schema = schemaFrom(folder, join(import.meta.dirname, '../content/game.schema.json'));
  const game = { file: seen(paths.game), text: finishedGame(answered, answers, schema) };
  if (!addressIn(valueIn(game.text)))
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

/** @throws with the findings when the résumé, or what is known of the game, is not in order */
function knownBefore({ source: file }: Intake, sourceGame: NamedText | undefined, options: SetupOptions): Known {
  const { folder, asOf, guessedAddress, say } = options;
  const checked = (sections?: unknown) => {
    // Whether the names of references may be read is asked yet.
    const published = { references: true };
    const text = JSON.stringify({ site: { address: 'https://example.org/' }, sections, published });
    return checkSources({ resume: file, game: { file: 'game.json', text } }, sitePublicFolder, asOf);
  };
  const { content, findings } = checked();
  if (!content) throw new SetupStop(`${contentReport(findings.filter(isError))}\nNothing was written.`);
  const own = sourceGame ?? ownGame(folder);
  const isInOrder = own && checkSources({ resume: file, game: own }, sitePublicFolder, asOf);
  // A broken game that the owner has named stops the setup; one that only lies there is kept as a copy.
  if (isInOrder && !isInOrder.content && sourceGame)
    throw new SetupStop(`${contentReport(isInOrder.findings.filter(isError))}\nNothing was written.`);
  const former = sourceGame ? undefined : formerResume(options);
  const isAnothers = former !== undefined && former.basics.name !== content.resume.basics.name;
  if (own && isAnothers)
    say(`${own.file}  This is the game of ${printable(former.basics.name)}: nothing of it is taken over.`);
  const written: unknown = own && isInOrder?.content && !isAnothers ? valueIn(own.text) : {};
  const answers = options.answers ? readAnswers(options.answers, file, asOf) : {};
  const sections = answers.sections ?? (isRecord(written) ? written.sections : undefined);
  // What the owner wants nowhere is in no draft.
  const { resume } = checked(sections).content ?? content;
  const ownWords = ownersPart(written, placeholderFiles().game, draftGame(resume, asOf));
  const site = isRecord(answers.site) ? answers.site : {};
  const language = languageOf(resume);
  return {
    resume,
    asOf,
    // Drafts of the résumé that was there before, which setup used to write.
    owners: former ? withoutDrafts(ownWords, draftGame(former, asOf)) : ownWords,
    guesses: { site: { ...(guessedAddress && { address: guessedAddress }), ...(language && { language }) } },
    answers: options.address ? { ...answers, site: { ...site, address: options.address } } : answers,
  };
}

/** The résumé that is to be replaced, if it can be read and is somebody's. */
function formerResume({ folder, asOf }: SetupOptions) {
  const resume = sourceFile(contentPaths(folder).resume);
  const game = { file: 'game.json', text: JSON.stringify({ site: { address: 'https://example.org/' } }) };
  const former = resume.text && checkSources({ resume, game }, sitePublicFolder, asOf).content?.resume;
  return former && former.basics.name !== 'Player One' ? former : undefined;
}

function addressIn(game: unknown): unknown {
  return isRecord(game) && isRecord(game.site) ? game.site.address : undefined;
}

function ownGame(folder: string): NamedText | undefined {
  const { game } = contentPaths(folder);
  return existsSync(game) ? readText(game) : undefined;
}

/** Answers are a game.json that need not be complete: they are checked as one, with an address if they have none. */
function readAnswers(path: string, resume: SourceFile, asOf: string): GameDocument {
  if (!existsSync(path)) throw new SetupStop(`There are no answers in ${path}: there is no such file.`);
  const { text } = readText(path);
  const check = (game: string) =>
    checkSources({ resume, game: { file: seen(path), text: game } }, sitePublicFolder, asOf);
  const { findings } = check(text);
  const wrong = findings.filter((finding) => isError(finding) && !/^site(\.address)?$/.test(finding.path));
  if (wrong.length > 0) throw new SetupStop(`${contentReport(wrong)}\nNothing was written.`);
  const answers = valueIn(text);
  if (!isRecord(answers)) return {};
  const { $schema: _, ...game } = answers;
  return game;
}

function valueIn(text: string): unknown {
  const json = jsonDocument(text);
  return 'value' in json ? json.value : undefined;
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

function seen(path: string): string {
  return relative(process.cwd(), resolve(path)).replaceAll('\\', '/');
}
