// What game.json says where the owner says nothing: neutral sentences that are true for any such résumé.
// Runs where the site is built; what reaches a visitor is the finished content.
import { calendarDate } from '../calendarDate.ts';
import type { Game } from '../Game.ts';
import type { Resume } from '../Resume.ts';
import { defaultShell } from '../shells.ts';
import { asLabel } from './asLabel.ts';
import { draftLetters } from './draftLetters.ts';
import { draftManual } from './draftManual.ts';
import { draftPlayer } from './draftPlayer.ts';
import { draftScripts } from './draftScripts.ts';
import { draftSideQuests } from './draftSideQuests.ts';
import { plainWords } from './plainWords.ts';

/** A whole game but for the site's address, which no résumé knows. */
export type DraftGame = Omit<Game, 'site' | 'character' | 'documents'> & { site: Omit<Game['site'], 'address'> };

/**
 * Draws from a résumé what game.json may leave out.
 *
 * @param asOf the present, as `YYYY-MM-DD`
 */
export function draftGame(resume: Resume, asOf: string): DraftGame {
  return {
    site: {
      language: 'en',
      copyrightYear: calendarDate(asOf)?.year ?? 2000,
      description: description(resume),
    },
    console: {
      name: 'Pocket Quest',
      shell: defaultShell,
      instructions: [
        'Welcome, hiring hero. This cartridge holds one résumé, in working order and well documented.',
        'No batteries needed. Progress is not saved; neither is anything you type.',
      ],
    },
    player: draftPlayer(resume, asOf),
    quest: { verb: 'Join', anyCompany: 'your company!' },
    scripts: draftScripts,
    letters: draftLetters(resume, asOf),
    sideQuests: draftSideQuests(resume),
    // Where there is no story, pages tell the résumé's summary.
    about: [],
    manual: draftManual(resume),
  };
}

function description({ basics }: Resume): string {
  const owner = [basics.name, basics.label].map((text) => asLabel(plainWords(text))).filter(Boolean);
  return `The résumé of ${owner.join(', ')}${owner.length > 1 ? ',' : ''} as a playable console and a stapled manual. There is a plain version, too.`;
}
