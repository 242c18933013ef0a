import type { Game } from '../../../src/resume/Game.ts';
import { error, type Finding, isRecord, type Report, recordAt, warning } from '../../import/rules.ts';

/** A translation: a folder listed in `site.translations`. */
export type Translation = { language: string; mainGame: Game };

/** Adds inherited values to an object. A value of the wrong type stays, so that the check reports it. */
const inherit = (ownValue: unknown, inherited: object, overrides = {}) =>
  isRecord(ownValue ?? {}) ? { ...inherited, ...Object(ownValue), ...overrides } : ownValue;

const primarySubtag = (tag: unknown) => (typeof tag === 'string' ? tag.split('-')[0]?.toLowerCase() : undefined);

/**
 * A translation's game.json, completed from the main one: character, sections, `published`, shell,
 * copyright year, and the documents' paper and photo, unless the translation sets them. Its address is
 * the main address, if any, with the language after it.
 */
export function translatedGame(document: unknown, { language, mainGame }: Translation, report: Report): unknown {
  if (!isRecord(document)) return document;
  const site = recordAt(document, 'site');
  const isSameLanguage = primarySubtag(site.language) === primarySubtag(language);
  const findings: Finding[] = [];
  if (site.language !== undefined && !isSameLanguage) {
    const message = `The folder name sets the language to "${language}". Write the same here, or remove this.`;
    findings.push(warning(['site', 'language'], message));
  }
  if (site.translations !== undefined) {
    const message = 'A translation cannot have translations. List them all in the main game.json.';
    findings.push(error(['site', 'translations'], message));
  }
  const { character, sections, published } = mainGame;
  const { paper, photo } = mainGame.documents ?? {};
  const inheritedDocument = {
    character,
    sections,
    published,
    ...document,
    console: inherit(document.console, { shell: mainGame.console.shell }),
    documents: inherit(document.documents, { paper, photo }),
    site: inherit(
      document.site,
      { copyrightYear: mainGame.site.copyrightYear },
      {
        translations: undefined,
        language: isSameLanguage ? site.language : language,
        address: mainGame.site.address && `${mainGame.site.address}${language}/`,
      },
    ),
  };
  report(findings);
  // Drop undefined keys, because files have none.
  return JSON.parse(JSON.stringify(inheritedDocument));
}
