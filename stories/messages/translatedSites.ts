import '../../src/theme/latinExt.css';
import de from '../../site/messages/de.json';
import { type FlatMessages, translateMessages } from '../../site/messages/flatMessages.ts';
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
function translatedSite(language: string, flatMessages: FlatMessages, ownContent?: Content) {
  const { handheld, startMenu, ...pages } = translateMessages(flatMessages, 'console', handheldMessages);
  const contentMessages = messagesFrom(flatMessages);
  const form = translateMessages(flatMessages, 'form', companyFormMessages);
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
      booklet: { ...translateMessages(flatMessages, 'booklet', bookletMessages), ...contentMessages.manual },
      form,
      frame: translateMessages(flatMessages, 'frame', frameMessages),
      intro: translateMessages(flatMessages, 'intro', introMessages),
      screens: translateMessages(flatMessages, 'screens', screenMessages),
      paper: translateMessages(flatMessages, 'paper', paperMessages),
      notFound: translateMessages(flatMessages, 'notFound', notFoundMessages),
    },
  };
}

export const german = translatedSite('de', de);
export const polish = translatedSite('pl', pl);
export const arabic = translatedSite('ar', arabicWords, arabicOwner);
