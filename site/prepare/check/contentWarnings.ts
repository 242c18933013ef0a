// Warnings that need the finished content.
import { levelName } from '../../../src/resume/levels/levels.ts';
import { stages } from '../../../src/resume/levels/stages.ts';
import type { DraftLocale } from '../../../src/resume/messages/draftMessages.ts';
import {
  everyText,
  type Finding,
  hasExampleHost,
  isEmpty,
  type Path,
  pathText,
  quoteValue,
  recordsIn,
  resumeSchema,
  warning,
} from '../../import/rules.ts';
import { hasLetterMessages } from '../draft/draftLetters.ts';
import { valueAt } from '../game/gameFields.ts';
import { isExampleAddress } from '../game/siteSchema.ts';
import type { BuildContent, buildContent } from '../publish/buildContent.ts';
import { contradictions } from './contradictions.ts';
import type { Translation } from './translatedGame.ts';

/** Facts for comparison with the owner's texts. */
export type ContentFacts = {
  /**
   * The content that ships with the project. Texts that are still in the owner's files get
   * warnings.
   * @default no check
   */
  placeholder?: { resume: unknown; game: unknown };
  /** `SITE_ADDRESS`, which overrides `site.address` of game.json. */
  addressOverride?: string | undefined;
  translation?: Translation | undefined;
};

/** The warnings about each of the owner's two documents. */
export function contentWarnings(
  { resume, game }: { resume: unknown; game: unknown },
  { content, draft, locale }: ReturnType<typeof buildContent>,
  { placeholder, addressOverride, translation }: ContentFacts,
): { resume: readonly Finding[]; game: readonly Finding[] } {
  const gameWarnings = [...unknownLevels(content), ...untranslatedLetters(game, locale)];
  const resumeWarnings = [...contradictions(content), ...unshownReferences(resume, game)];
  if (!placeholder) return { resume: resumeWarnings, game: gameWarnings };
  const gameTexts = textLeftovers(game, placeholder.game, draft);
  // One warning counts the placeholder's texts in both documents. It is at the first such text.
  const texts = combinedFindings([...gameTexts, ...textLeftovers(resume, placeholder.resume)]);
  return {
    resume: [
      ...resumeWarnings,
      ...identityLeftovers(resume, placeholder.resume),
      ...exampleAddresses(resume, placeholder.resume),
      ...(gameTexts.length > 0 ? [] : texts),
    ],
    game: [
      ...gameWarnings,
      ...(translation ? [] : addressLeftovers(game, addressOverride)),
      ...(gameTexts.length > 0 ? texts : []),
    ],
  };
}

function unknownLevels(content: BuildContent): Finding[] {
  const names = stages(content).map(levelName);
  const list = names.map((name) => `"${name}"`).join(', ');
  return (content.game.levels ?? []).flatMap((name, index) => {
    const advice = list ? `Remove it, or use one of: ${list}.` : 'Remove it.';
    const message = `${quoteValue(name)} is not a job or education entry in resume.json. ${advice}`;
    return names.includes(name) ? [] : [warning(['levels', index], message)];
  });
}

/** Warns that the letter is in English, because there is no letter text in the site's language. */
function untranslatedLetters(game: unknown, locale: DraftLocale): Finding[] {
  if (hasLetterMessages(locale) || valueAt(game, ['letters', 'generic']) !== undefined) return [];
  const message =
    `There is no letter text in ${quoteValue(locale.language)}, so the letter is in English. ` +
    `Write letters.generic, or translate the texts: \`npm run setup -- --words ${locale.language}\`.`;
  return [warning(['site', 'language'], message)];
}

/** Warns of references without a text, unless the owner has decided whether to publish their names. */
function unshownReferences(resume: unknown, game: unknown): Finding[] {
  if (valueAt(game, ['published', 'references']) !== undefined) return [];
  const names = recordsIn(valueAt(resume, ['references'])).flatMap(({ name, reference }, index) =>
    isEmpty(reference) && !isEmpty(name) ? [{ index, name: quoteValue(name) }] : [],
  );
  const [first] = names;
  if (!first) return [];
  const list = names.map(({ name }) => name).join(', ');
  const message =
    `${names.length === 1 ? '1 reference has no text, so it is' : `${names.length} references have no text, so they are`} ` +
    `not shown: ${list}. ` +
    'Add what they wrote as "reference", or publish their names: "published": { "references": true } in game.json.';
  return [warning(['references', first.index], message)];
}

/** The paths of the name and email address. The placeholder's must not be published. */
const identityPaths = ['basics.name', 'basics.email'];

function identityLeftovers(resume: unknown, placeholder: unknown): Finding[] {
  const placeholderTexts = textSet(placeholder);
  return textsIn(resume)
    .filter(({ path, text }) => identityPaths.includes(pathText(path)) && placeholderTexts.has(text))
    .map(({ path, text }) => ({
      ...warning(path, `${quoteValue(text)} is the placeholder's. Write your own.`),
      isPlaceholder: true,
    }));
}

/**
 * Warns of published links and email addresses at hosts such as `example.com`, as in templates. The
 * placeholder's own are not reported here.
 */
function exampleAddresses(resume: unknown, placeholder: unknown): Finding[] {
  const placeholderTexts = textSet(placeholder);
  const isPublished = ([section]: Path) => section !== 'meta' && Object.hasOwn(resumeSchema.shape, String(section));
  return textsIn(resume)
    .filter(({ path, text }) => isPublished(path) && hasExampleHost(text) && !placeholderTexts.has(text))
    .map(({ path, text }) => warning(path, `${quoteValue(text)} is an example address. Write your own, or remove it.`));
}

/** Warns if the site has no address, or an example one. @param addressOverride `SITE_ADDRESS` */
function addressLeftovers(document: unknown, addressOverride: string | undefined): Finding[] {
  const address = addressOverride || valueAt(document, ['site', 'address']);
  if (address && !isExampleAddress(address)) return [];
  const message = address
    ? `${addressOverride ? 'SITE_ADDRESS' : 'The site address'} is still example.com. Write the address where you will publish the site.`
    : 'No site address, so the site has no QR code, link previews, canonical links or sitemap. ' +
      'You can add it later: "site": { "address": "https://…" }.';
  return [warning(['site', 'address'], message)];
}

/**
 * Warns of texts of four words or more that the owner has not replaced.
 * @param draft the draft from the owner's résumé, whose texts are the owner's
 */
function textLeftovers(document: unknown, placeholder: unknown, draft?: unknown): Finding[] {
  const draftTexts = textSet(draft);
  const placeholderTexts = textSet(placeholder);
  return textsIn(document)
    .filter(({ text }) => placeholderTexts.has(text) && !draftTexts.has(text) && text.split(/\s+/).length >= 4)
    .map(({ path, text }) => warning(path, `${quoteValue(text)} is the placeholder's. Replace or remove it.`));
}

/** Combines findings into one, at the first of them. */
function combinedFindings([first, ...others]: readonly Finding[]): Finding[] {
  if (!first || others.length === 0) return first ? [first] : [];
  const sections = new Set(others.map(({ path }) => path[0]));
  const more = `The same goes for ${others.length} more ${others.length === 1 ? 'text' : 'texts'}`;
  return [{ ...first, message: `${first.message} ${more}, in ${[...sections].join(', ')}.` }];
}

function textsIn(document: unknown): { path: Path; text: string }[] {
  return everyText(document).map(({ path, text }) => ({ path, text: text.trim() }));
}

const textSet = (document: unknown): ReadonlySet<string> => new Set(textsIn(document).map(({ text }) => text));
