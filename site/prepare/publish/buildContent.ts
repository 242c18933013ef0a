import type { Content } from '../../../src/resume/Content.ts';
import { type DraftLocale, englishLocale } from '../../../src/resume/messages/draftMessages.ts';
import { localFilePath } from '../../../src/resume/owner/localFilePath.ts';
import { playerName } from '../../../src/resume/owner/playerName.ts';
import type { WrittenResume } from '../../../src/resume/Resume.ts';
import { writingDirection } from '../../../src/resume/text/writingDirection.ts';
import type { FileExists } from '../../config/contentPaths.ts';
import type { Finding } from '../../import/rules.ts';
import type { FlatMessages } from '../../messages/flatMessages.ts';
import { type ResumeCut, resumeCuts } from '../cuts/resumeCuts.ts';
import { completeGame, type DraftGame, draftGame } from '../draft/draftGame.ts';
import { draftedFields } from '../game/gameFields.ts';
import type { GameFile } from '../game/gameSchema.ts';
import { publish } from './publish.ts';
import { isTranslated, messagesFrom, siteMessages, type Translations } from './siteMessages.ts';

/** The content, and what else the build needs. */
export interface BuildContent extends Content {
  /** The published part of the résumé, as written in the file. */
  published: WrittenResume;
  /** The fields of game.json that the owner left to the build: `player.class`. */
  draftedFields: readonly string[];
  /** All messages of the site, by key. @default English */
  flatMessages?: FlatMessages;
  /** The unlisted variants of the plain résumé. @default none */
  cuts?: readonly ResumeCut[];
}

/** The content for the visitor's browser, without data that only the build uses. */
export function visitorContent({
  resume: { meta: _, ...resume },
  published,
  game: { documents: __, projects: ___, ...game },
  caseStudies,
  languages,
  direction,
  textLanguages,
  asOf,
}: BuildContent): Content {
  return {
    resume: { ...resume, basics: { ...resume.basics, location: published.basics.location } },
    game,
    ...(caseStudies && { caseStudies }),
    ...(languages && { languages }),
    ...(direction && { direction }),
    ...(textLanguages && { textLanguages }),
    asOf,
  };
}

/** The facts of a build that are not in resume.json or game.json. */
export type BuildFacts = {
  fileExists: FileExists;
  /** Today's date, as `YYYY-MM-DD`. */
  asOf: string;
  languages: Translations;
  /** The valid messages of the owner's words.json. */
  ownMessages: FlatMessages;
};

/** Publishes a valid résumé, and drafts the missing parts of game.json from it. The findings are about game.json. */
export function buildContent(
  source: WrittenResume,
  { cuts: cutSettings, ...gameFile }: GameFile,
  { fileExists, asOf, languages, ownMessages }: BuildFacts,
): { content: BuildContent; draft: DraftGame; locale: DraftLocale; findings: readonly Finding[] } {
  const language = gameFile.site.language ?? englishLocale.language;
  const flatMessages = siteMessages(language, languages, ownMessages);
  const messages = flatMessages && messagesFrom(flatMessages);
  const locale = { messages: messages?.drafts ?? englishLocale.messages, language };
  const publishResume = (resume: WrittenResume) =>
    publish(resume, { ...gameFile, about: gameFile.about ?? [] }, fileExists);
  const published = publishResume(source);
  const draft = draftGame(published.formatted, asOf, locale);
  const game = completeGame(gameFile, draft, playerName(published.resume));
  const siteContent: BuildContent = {
    resume: published.resume,
    published: published.source,
    game,
    draftedFields: draftedFields(gameFile, game),
    asOf,
    ...(flatMessages && messages && { flatMessages, messages }),
    ...(isTranslated(language, languages, ownMessages)
      ? writingDirection(language) === 'rtl' && { direction: 'rtl' }
      : { textLanguages: { resume: language, ...(gameFile.letters && { letters: language }) } }),
  };
  const { cuts, findings } = resumeCuts(cutSettings, {
    source,
    content: siteContent,
    publish: (resume) => publishResume(resume).resume,
  });
  const content = { ...siteContent, ...(cuts.length > 0 && { cuts }) };
  return { content, draft, locale, findings };
}

/** Names of skill groups that are hobbies, in several languages. */
const hobbies = new RegExp(
  [
    `^(?:hobb(?:y|ys|y's|ies)|(?:personal |other )?interests?|interess(?:en|es|er|i)|freizeit|loisirs`,
    String.raw`|centres? d.intérêts?|aficiones|zainteresowania|fritid(?:sinteress(?:er|en))?)(?!\p{L})`,
  ].join(''),
  'iu',
);

/** Moves the hobbies among the skills to the interests. */
export function withHobbiesAsInterests({ skills, interests, ...resume }: WrittenResume): WrittenResume {
  const groups = skills?.filter(({ name }) => hobbies.test(name?.trim() ?? '')) ?? [];
  const names = groups.flatMap(({ level, keywords = [] }) => [...keywords, ...(level ? [level] : [])]);
  return {
    ...resume,
    skills: skills?.filter((skill) => !groups.includes(skill)),
    interests: names.length > 0 ? [...(interests ?? []), ...names.map((name) => ({ name }))] : interests,
  };
}

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The text of the site's `/resume.json`: the published résumé as a JSON Resume document. */
export function resumeFile({ published: { basics, ...sections }, game }: BuildContent): string {
  const { address } = game.site;
  const image = localFilePath(basics.image);
  const document = {
    $schema: schema,
    // Absolute if the site's address is known, because other sites read this file.
    basics: { ...basics, ...(image && { image: `${address}${image}` }) },
    ...sections,
    meta: { ...(address && { canonical: `${address}resume.json` }), version: 'v1.0.0' },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
