import type { Game } from '../../../src/resume/Game.ts';
import type { DraftLocale } from '../../../src/resume/messages/draftMessages.ts';
import type { Resume } from '../../../src/resume/Resume.ts';
import { asLabel } from './asLabel.ts';
import { draftBars } from './draftBars.ts';
import { draftPlaytime } from './draftPlaytime.ts';
import { latestJob } from './latestJob.ts';
import { textForDraft } from './textForDraft.ts';

/** The maximum width of the class, in em: two lines beside the portrait on the folded sheet. */
const classEm = 20;

/** Drafts the player's profile. The class is the owner's job title, else their latest position. */
export function draftPlayer(resume: Resume, asOf: string, locale: DraftLocale): Game['player'] {
  // Drops keywords for search: "Data Analyst | SQL, Python".
  const [label = ''] = textForDraft(resume.basics.label).split(/ [|•] /);
  const trade = label || latestJob(resume, asOf)?.position || '';
  return {
    class: asLabel(trade, classEm) || locale.messages.anyClass,
    playtime: draftPlaytime(resume, asOf, locale),
    bars: draftBars(resume, asOf, locale),
  };
}
