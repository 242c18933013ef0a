// What game.json says where the owner says nothing: neutral sentences that are true for any such résumé.
// Runs where the site is built; what reaches a visitor is the finished content.
import { calendarDate } from '../calendarDate.ts';
import { fillIn } from '../fillIn.ts';
import type { Game } from '../Game.ts';
import type { Resume } from '../Resume.ts';
import { defaultShell } from '../shells.ts';
import { descriptionLimit } from '../siteSchema.ts';
import { asLabel } from './asLabel.ts';
import { draftLetters, hasLetterWords } from './draftLetters.ts';
import { draftManual } from './draftManual.ts';
import { draftPlayer } from './draftPlayer.ts';
import { draftSideQuests } from './draftSideQuests.ts';
import { type DraftLanguage, inEnglish } from './draftWords.ts';
import { plainWords } from './plainWords.ts';

/** A whole game but for the site's address, which no résumé knows. */
export type DraftGame = Omit<Game, 'site' | 'character' | 'documents'> & { site: Omit<Game['site'], 'address'> };

/**
 * Draws from a résumé what game.json may leave out.
 *
 * @param asOf the present, as `YYYY-MM-DD`
 * @param said what is said, and in which language
 */
export function draftGame(resume: Resume, asOf: string, said: DraftLanguage = inEnglish): DraftGame {
  const { words, language } = said;
  const { greeting, farewell } = words;
  return {
    site: {
      language,
      copyrightYear: calendarDate(asOf)?.year ?? 2000,
      description: description(resume, said),
    },
    console: {
      name: words.console,
      shell: defaultShell,
      instructions: [words.welcome, words.batteries],
    },
    player: draftPlayer(resume, asOf, said),
    quest: { ...words.quest },
    scripts: {
      greeting: [{ type: greeting.slip }, { pause: 650 }, { pause: 500 }, { erase: 4 }, { type: greeting.right }],
      title: [{ type: words.title }],
      farewell: [{ type: farewell.first }, { pause: 500 }, { type: farewell.last }],
    },
    letters: draftLetters(resume, asOf, said),
    sideQuests: draftSideQuests(resume, words),
    // Where there is no story, pages tell the résumé's summary.
    about: [],
    manual: draftManual(resume, words.manual),
  };
}

function description({ basics }: Resume, said: DraftLanguage): string {
  const { words } = said;
  const [name, role] = [asLabel(plainWords(basics.name)), asLabel(plainWords(basics.label))];
  if (!hasLetterWords(said)) return [name, role].filter(Boolean).join(' – ');
  const withRole = fillIn(words.descriptionAs, { name, role });
  return role && withRole.length <= descriptionLimit ? withRole : fillIn(words.description, { name });
}
