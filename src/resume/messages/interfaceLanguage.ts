import type { Content } from '../Content.ts';

/** Not `englishLocale.language`: the build replaces that module by its messages alone. */
const english = 'en';

/** The language of the interface texts: the site's, or English if it has no translation. */
export function interfaceLanguage({ game, textLanguages }: Partial<Pick<Content, 'game' | 'textLanguages'>>): string {
  return (textLanguages ? undefined : game?.site.language) ?? english;
}
