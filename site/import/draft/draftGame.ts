// Drafts the parts that the owner left out of game.json: neutral texts that fit any résumé. Runs in
// the build; visitors get the finished content.
import { calendarDate } from '../../../src/resume/dates/calendarDate.ts';
import type { Game } from '../../../src/resume/Game.ts';
import { type DraftLocale, englishLocale } from '../../../src/resume/messages/draftMessages.ts';
import { defaultShell } from '../../../src/resume/owner/shells.ts';
import type { Resume } from '../../../src/resume/Resume.ts';
import { fillIn } from '../../../src/resume/text/fillIn.ts';
import { descriptionLimit } from '../schema/siteSchema.ts';
import { asLabel } from './asLabel.ts';
import { draftLetters, hasLetterMessages } from './draftLetters.ts';
import { draftManual } from './draftManual.ts';
import { draftPlayer } from './draftPlayer.ts';
import { draftSideQuests } from './draftSideQuests.ts';
import { textForDraft } from './textForDraft.ts';

/** A complete game except the site's address, which no résumé has. */
export type DraftGame = Omit<Game, 'site' | 'character' | 'documents'> & { site: Omit<Game['site'], 'address'> };

/**
 * Drafts from a résumé what game.json may omit.
 * @param asOf the present, as `YYYY-MM-DD`
 * @param locale the messages and their language
 */
export function draftGame(resume: Resume, asOf: string, locale: DraftLocale = englishLocale): DraftGame {
  const { messages, language } = locale;
  const { greeting, farewell } = messages;
  return {
    site: {
      language,
      copyrightYear: calendarDate(asOf)?.year ?? 2000,
      description: description(resume, locale),
    },
    console: {
      name: messages.console,
      shell: defaultShell,
      instructions: [messages.welcome, messages.batteries],
    },
    player: draftPlayer(resume, asOf, locale),
    quest: { ...messages.quest },
    scripts: {
      greeting: [{ type: greeting.slip }, { pause: 650 }, { pause: 500 }, { erase: 4 }, { type: greeting.right }],
      title: [{ type: messages.title }],
      farewell: [{ type: farewell.first }, { pause: 500 }, { type: farewell.last }],
    },
    letters: draftLetters(resume, asOf, locale),
    sideQuests: draftSideQuests(resume, messages),
    // Without a story, pages show the résumé's summary.
    about: [],
    manual: draftManual(resume, messages.manual),
  };
}

function description({ basics }: Resume, locale: DraftLocale): string {
  const { messages } = locale;
  const [name, role] = [asLabel(textForDraft(basics.name)), asLabel(textForDraft(basics.label))];
  if (!hasLetterMessages(locale)) return [name, role].filter(Boolean).join(' – ');
  const withRole = fillIn(messages.descriptionAs, { name, role });
  return role && withRole.length <= descriptionLimit ? withRole : fillIn(messages.description, { name });
}
