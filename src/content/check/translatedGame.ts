import type { Game } from '../Game.ts';
import { isRecord } from './everyValue.ts';
import { error, type Problem, warning } from './Problem.ts';

/** A folder of `site.translations`. */
export type Translation = {
  /** Its name, which is a language tag. */
  language: string;
  /** The game of the site as a whole. */
  mainGame: Game;
};

const primarySubtag = (tag: unknown) => (typeof tag === 'string' ? tag.split('-')[0]?.toLowerCase() : undefined);

/**
 * The game.json of a translation, with what is a setting and no words from the site's own: where it is, the looks, what is published.
 */
export function translatedGame(document: unknown, { language, mainGame }: Translation) {
  if (!isRecord(document)) return { document, problems: [] };
  const [site, console, documents] = [document.site ?? {}, document.console ?? {}, document.documents ?? {}];
  const siteFields = isRecord(site) ? site : {};
  const isSame = primarySubtag(siteFields.language) === primarySubtag(language);
  const problems: Problem[] = [];
  if (siteFields.language !== undefined && !isSame) {
    const message = `The folder says "${language}", and that counts. Write it here too, or nothing.`;
    problems.push(warning(['site', 'language'], message));
  }
  if (siteFields.translations !== undefined) {
    const message = 'A translation has none of its own. Name them all in the game.json above it.';
    problems.push(error(['site', 'translations'], message));
  }
  const { character, sections, published } = mainGame;
  const { paper, photo } = mainGame.documents ?? {};
  const siteOverrides = {
    translations: undefined,
    language: isSame ? siteFields.language : language,
    address: `${mainGame.site.address}${language}/`,
  };
  const inheritedDocument = {
    ...{ character, sections, published },
    ...document,
    console: isRecord(console) ? { shell: mainGame.console.shell, ...console } : console,
    documents: isRecord(documents) ? { paper, photo, ...documents } : documents,
    site: isRecord(site) ? { copyrightYear: mainGame.site.copyrightYear, ...site, ...siteOverrides } : site,
  };
  // What is undefined is not there, as in a file.
  return { document: JSON.parse(JSON.stringify(inheritedDocument)), problems };
}
