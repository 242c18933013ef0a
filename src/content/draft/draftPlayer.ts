import type { Game } from '../Game.ts';
import type { Resume } from '../Resume.ts';
import { asLabel } from './asLabel.ts';
import { draftBars } from './draftBars.ts';
import { draftPlaytime } from './draftPlaytime.ts';
import type { DraftLanguage } from './draftWords.ts';
import { latestJob } from './latestJob.ts';
import { plainWords } from './plainWords.ts';

/** The width of the class, in em: two lines beside the portrait on the folded sheet. */
const classEm = 20;

/** The player's profile: the class is what the owner calls their trade, else their latest position. */
export function draftPlayer(resume: Resume, asOf: string, said: DraftLanguage): Game['player'] {
  // "Data Analyst | SQL, Python" is what people write for a search.
  const [label = ''] = plainWords(resume.basics.label).split(/ [|•] /);
  const trade = label || latestJob(resume, asOf)?.position || '';
  return {
    class: asLabel(trade, classEm) || said.words.anyClass,
    playtime: draftPlaytime(resume, asOf, said),
    bars: draftBars(resume, asOf, said),
  };
}
