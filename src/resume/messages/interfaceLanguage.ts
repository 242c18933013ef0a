import type { Content } from '../Content.ts';

/** Not `englishLocale.language`: a translated build replaces that module with one of messages only. */
const english = 'en';

/** The language of the messages: the site's, or English if it has no translation. */
export function interfaceLanguage({ game, textLanguages }: Partial<Pick<Content, 'game' | 'textLanguages'>>): string {
  return (textLanguages ? undefined : game?.site.language) ?? english;
}
