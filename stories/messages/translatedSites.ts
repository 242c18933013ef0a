import '../../src/theme/latinExt.css';
import de from '../../site/messages/de.json';
import { type FlatMessages, translateMessages } from '../../site/messages/flatMessages.ts';
import { messageFiles } from '../../site/messages/messageFiles.ts';
import pl from '../../site/messages/pl.json';
import { draftGame } from '../../site/prepare/draft/draftGame.ts';
import { messagesFrom } from '../../site/prepare/publish/siteMessages.ts';
import { bookletMessages } from '../../src/booklet/bookletMessages.ts';
import { handheldMessages } from '../../src/console/handheldMessages.ts';
import { companyFormMessages } from '../../src/dialogue/companyFormMessages.ts';
import type { Content } from '../../src/index.ts';
import arabicWords from '../content/fixtures/arabic.words.json';
import { arabic as arabicOwner, typical } from '../content/fixtures.ts';

/**
 * The content and the parts' messages of a site in one language. By default, the content is the
 * typical résumé, with a game drafted in that language.
 */
function translatedSite(language: string, flatMessages: FlatMessages, ownContent?: Content) {
  const { handheld, startMenu, ...pages } = translateMessages(flatMessages, 'console', handheldMessages);
  const contentMessages = messagesFrom(flatMessages);
  const { site, ...game } = draftGame(typical.resume, typical.asOf, { messages: contentMessages.drafts, language });
  const content: Content = ownContent ?? {
    ...typical,
    // A drafted game has no address.
    game: { ...typical.game, ...game, site: { ...typical.game.site, ...site, address: typical.game.site.address } },
    messages: contentMessages,
  };
  const companyForm = translateMessages(flatMessages, 'form', companyFormMessages);
  return {
    content,
    messages: {
      handheld: { ...handheld, startMenu, pages: { ...pages, companyForm } },
      booklet: { ...translateMessages(flatMessages, 'booklet', bookletMessages), ...contentMessages.manual },
    },
    /** A story of a screen in this language. */
    screen: { args: { content }, beforeEach: () => translateModules(flatMessages) },
  };
}

const modules = Object.values(messageFiles);
const english = modules.map(({ messages }) => ({ ...messages }));

/** Translates all modules of messages, as a build does. Returns a function that makes them English again. */
function translateModules(flatMessages: FlatMessages): () => void {
  for (const { keyPrefix, messages } of modules)
    Object.assign(messages, translateMessages(flatMessages, keyPrefix, messages));
  return () => {
    for (const [index, { messages }] of modules.entries()) Object.assign(messages, english[index]);
  };
}

export const german = translatedSite('de', de);
export const polish = translatedSite('pl', pl);
export const arabic = translatedSite('ar', arabicWords, arabicOwner);
