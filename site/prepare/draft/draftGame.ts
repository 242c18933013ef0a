// Drafts the parts that game.json leaves out: neutral texts that fit any résumé. This runs in the
// build, so visitors get the finished content.

import { isTitleOf } from '../../../src/resume/caseStudies.ts';
import { calendarDate } from '../../../src/resume/dates/calendarDate.ts';
import type { Game, SideQuest } from '../../../src/resume/Game.ts';
import { type DraftLocale, draftMessages, englishLocale } from '../../../src/resume/messages/draftMessages.ts';
import { nameInTitle } from '../../../src/resume/owner/playerName.ts';
import { defaultShell } from '../../../src/resume/owner/shells.ts';
import type { Resume } from '../../../src/resume/Resume.ts';
import { fillIn } from '../../../src/resume/text/fillIn.ts';
import { latinize } from '../../../src/resume/text/latinize.ts';
import { roleIn } from '../../import/rules.ts';
import { mergeFields } from '../game/gameFields.ts';
import type { GameFile } from '../game/gameSchema.ts';
import { descriptionLimit } from '../game/siteSchema.ts';
import { draftLetters, hasLetterMessages } from './draftLetters.ts';
import { draftPlayer } from './draftPlayer.ts';
import { draftSideQuests } from './draftSideQuests.ts';
import { asLabel, textForDraft } from './shortenText.ts';

export type DraftGame = Omit<Game, 'character' | 'documents'>;

/**
 * Drafts the required parts of game.json from a résumé.
 * @param asOf today, as `YYYY-MM-DD`
 * @param locale the messages and the site's language, which may lack translated messages
 */
export function draftGame(resume: Resume, asOf: string, locale: DraftLocale = englishLocale): DraftGame {
  const { messages, language } = locale;
  const { greeting, farewell } = messages;
  return {
    site: {
      address: '',
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
      greeting: [{ type: greeting.slip }, { pause: 650 }, { pause: 500 }, { erase: 4 }, { type: greeting.correction }],
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
  const [name, role] = [asLabel(textForDraft(basics.name)), asLabel(roleIn(textForDraft(basics.label)))];
  if (!hasLetterMessages(locale)) return [name, role].filter(Boolean).join(' – ');
  const withRole = fillIn(messages.descriptionWithRole, { name, role });
  return role && withRole.length <= descriptionLimit ? withRole : fillIn(messages.description, { name });
}

/** Drafts the manual's texts. The pitch asks readers to write if there is an email address. */
function draftManual({ basics }: Resume, { write, ...messages } = draftMessages.manual): Game['manual'] {
  return {
    productCode: productCode(basics),
    ...messages,
    backPitch: basics.email ? `${messages.backPitch} ${write}` : messages.backPitch,
  };
}

/** A product code like a game's: the start of the last name in Latin letters, and the country. */
function productCode({ name, location }: Resume['basics']): string {
  const latinCharacters = (text: string | undefined) =>
    latinize(textForDraft(text))
      .toUpperCase()
      .replace(/[^A-Z]/g, '');
  const lastName = nameInTitle(textForDraft(name))
    .split(' ')
    .findLast((word) => latinCharacters(word) !== '');
  return ['PRES', latinCharacters(lastName).slice(0, 4) || '01', latinCharacters(location?.countryCode).slice(0, 3)]
    .filter(Boolean)
    .join('-');
}

/** Adds to game.json the drafts of missing parts, the owner's name, and the projects' outcomes. */
export function completeGame(gameFile: GameFile, draft: DraftGame, name: string): Game {
  const game: Game = JSON.parse(JSON.stringify(mergeFields(draft, gameFile)), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{name}', () => name) : value,
  );
  return { ...game, sideQuests: game.sideQuests.map((quest) => withOutcome(quest, game)) };
}

function withOutcome(quest: SideQuest, { projects = {} }: Game): SideQuest {
  const [, { outcome } = {}] = Object.entries(projects).find(([name]) => isTitleOf(quest.title, name)) ?? [];
  return outcome && !quest.story.includes(outcome) ? { ...quest, story: [...quest.story, outcome] } : quest;
}
