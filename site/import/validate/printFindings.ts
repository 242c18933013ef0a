import { extrasLayout } from '../../../src/resume/manual/extrasLayout.ts';
import { smallestTextPx } from '../../../src/resume/manual/pageAreas.ts';
import {
  type Fit,
  fitParagraphs,
  pitchFit,
  smallPrintFit,
  storyFit,
  tipFit,
} from '../../../src/resume/manual/paragraphFits.ts';
import { fillIn } from '../../../src/resume/text/fillIn.ts';
import { maxBars } from '../draft/draftPlayer.ts';
import { error, type Finding, type Path } from '../report/Finding.ts';
import type { GameFile } from '../schema/gameSchema.ts';

/** The longest company name that the letter must have space for. */
const longestCompany = 'Greatest Interactive Holdings of Europe';

/** The page of the side quests also lists the résumé's projects: reserve space for one. */
const sampleProject = { name: '', description: '', period: '', highlights: [], keywords: [], url: '' };

/**
 * Finds texts of game.json that are too long for their page in the manual even at the smallest
 * size. Pages shorten the résumé and its drafts, so those are never too long.
 * @param name the owner's name, if known
 */
export function printFindings(
  { letters, about = [], sideQuests = [], player, manual }: GameFile,
  name = '',
): Finding[] {
  const fitLetter = (paragraphs: readonly string[] = []) =>
    fitParagraphs(paragraphs.map((paragraph) => fillIn(paragraph, { name, company: longestCompany })));
  const tip = tipFit('Tip', manual?.tip ?? '', player?.bars?.length ?? maxBars);
  return [
    ...overflow(['letters', 'generic'], 'The letter', fitLetter(letters?.generic)),
    ...overflow(
      ['letters', 'personal'],
      'The letter, addressed to a company with a long name,',
      fitLetter(letters?.personal),
    ),
    ...overflow(['about'], 'The story', storyFit(about)),
    ...overflow(['sideQuests'], 'The text of all side quests together', extrasLayout([sampleProject], sideQuests)),
    ...overflow(['manual', 'tip'], 'The tip, below this many stats,', tip),
    ...overflow(['manual', 'backPitch'], 'The pitch on the back cover', pitchFit(manual?.backPitch ?? '')),
    ...overflow(['manual', 'smallPrint'], 'The small print', smallPrintFit(manual?.smallPrint ?? '')),
  ];
}

function overflow(path: Path, subject: string, { excessCharacters }: Pick<Fit, 'excessCharacters'>): Finding[] {
  if (excessCharacters === 0) return [];
  const characterCount = excessCharacters === 1 ? '1 character' : `${excessCharacters} characters`;
  const message = `${subject} is about ${characterCount} too long for its page in the manual, even at ${smallestTextPx} px. Shorten it.`;
  return [error(path, message)];
}
