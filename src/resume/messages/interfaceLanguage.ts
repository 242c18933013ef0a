import type { Content } from '../Content.ts';
import { englishLocale } from './draftMessages.ts';

/** The language of the interface texts: the site's, or English if it has no translation. */
export function interfaceLanguage({ game, textLanguages }: Partial<Pick<Content, 'game' | 'textLanguages'>>): string {
  return (textLanguages ? undefined : game?.site.language) ?? englishLocale.language;
}
