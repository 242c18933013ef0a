import '../../src/theme/latinExt.css';
import { type Catalog, translateMessages } from '../../site/messages/catalog.ts';
import de from '../../site/messages/de.json';
import { frameMessages } from '../../site/messages/frameMessages.ts';
import { introMessages } from '../../site/messages/introMessages.ts';
import { notFoundMessages } from '../../site/messages/notFoundMessages.ts';
import { paperMessages } from '../../site/messages/paperMessages.ts';
import pl from '../../site/messages/pl.json';
import { screenMessages } from '../../site/messages/screenMessages.ts';
import { draftGame } from '../../site/prepare/draft/draftGame.ts';
import { messagesFrom } from '../../site/prepare/publish/siteMessages.ts';
import { bookletMessages } from '../../src/booklet/bookletMessages.ts';
import { handheldMessages } from '../../src/console/handheldMessages.ts';
import { companyFormMessages } from '../../src/dialogue/companyFormMessages.ts';
import type { Content } from '../../src/index.ts';
import arabicWords from '../content/fixtures/arabic.words.json';
import { arabic as arabicOwner, typical } from '../content/fixtures.ts';

/**
 * The messages and the content of a site in one language. By default, the content is the typical
 * résumé, with a game drafted in that language.
 */
function translatedSite(language: string, catalog: Catalog, ownContent?: Content) {
  const { handheld, startMenu, ...pages } = translateMessages(catalog, 'console', handheldMessages);
  const contentMessages = messagesFrom(catalog);
  const form = translateMessages(catalog, 'form', companyFormMessages);
  const { site, ...game } = draftGame(typical.resume, typical.asOf, { messages: contentMessages.drafts, language });
  const content: Content = ownContent ?? {
    ...typical,
    // A drafted game has no address.
    game: { ...typical.game, ...game, site: { ...typical.game.site, ...site, address: typical.game.site.address } },
    messages: contentMessages,
  };
  return {
    content,
    messages: {
      handheld: { ...handheld, startMenu, pages: { ...pages, companyForm: form } },
      booklet: { ...translateMessages(catalog, 'booklet', bookletMessages), ...contentMessages.manual },
      form,
      frame: translateMessages(catalog, 'frame', frameMessages),
      intro: translateMessages(catalog, 'intro', introMessages),
      screens: translateMessages(catalog, 'screens', screenMessages),
      paper: translateMessages(catalog, 'paper', paperMessages),
      notFound: translateMessages(catalog, 'notFound', notFoundMessages),
    },
  };
}

export const german = translatedSite('de', de);
export const polish = translatedSite('pl', pl);
export const arabic = translatedSite('ar', arabicWords, arabicOwner);
