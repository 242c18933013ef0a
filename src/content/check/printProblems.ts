import { mostBars } from '../draft/draftBars.ts';
import { fillIn } from '../fillIn.ts';
import { gameFileSchema } from '../gameSchema.ts';
import { extrasPlan } from '../print/extrasPlan.ts';
import { smallestTextPx } from '../print/pageAreas.ts';
import { type Fit, fitParagraphs, pitchFit, smallPrintFit, storyFit, tipFit } from '../print/paragraphFits.ts';
import { error, type Path, type Problem } from './Problem.ts';

/** A company's name as long as a visitor's may be: the letter must hold it, too. */
const longestCompany = 'Greatest Interactive Holdings of Europe';

/** The résumé may list projects, and they stand on the page of the side quests: room is kept for one. */
const anyProject = { name: '', description: '', period: '', highlights: [], keywords: [], url: '' };

/**
 * What the owner has written in game.json that is too long for its page of the manual even at the smallest size. The résumé is never
 * too long: its pages shorten it; nor is what is drawn from it.
 *
 * @param document game.json; while its shape is wrong, lengths are not judged
 * @param name the owner's, when it could be read
 */
export function printProblems(document: unknown, name = ''): Problem[] {
  const { success, data } = gameFileSchema.safeParse(document);
  if (!success) return [];
  const { letters, about = [], sideQuests = [], player, manual } = data;
  const letter = (paragraphs: readonly string[] = []) =>
    fitParagraphs(paragraphs.map((paragraph) => fillIn(paragraph, { name, company: longestCompany })));
  const tip = tipFit('Tip', manual?.tip ?? '', player?.bars?.length ?? mostBars);
  return [
    ...tooLong(['letters', 'generic'], 'The letter', letter(letters?.generic)),
    ...tooLong(['letters', 'personal'], 'The letter, to a company with a long name,', letter(letters?.personal)),
    ...tooLong(['about'], 'The story', storyFit(about)),
    ...tooLong(['sideQuests'], 'What the side quests tell, all together,', extrasPlan([anyProject], sideQuests)),
    ...tooLong(['manual', 'tip'], 'The tip, below so many stats,', tip),
    ...tooLong(['manual', 'backPitch'], 'The pitch on the back cover', pitchFit(manual?.backPitch ?? '')),
    ...tooLong(['manual', 'smallPrint'], 'The small print', smallPrintFit(manual?.smallPrint ?? '')),
  ];
}

function tooLong(path: Path, what: string, { lettersOver }: Pick<Fit, 'lettersOver'>): Problem[] {
  if (lettersOver === 0) return [];
  const letters = lettersOver === 1 ? '1 letter' : `${lettersOver} letters`;
  const message = `${what} is about ${letters} too long for its page of the manual, even at ${smallestTextPx} px. Shorten it by as much.`;
  return [error(path, message)];
}
