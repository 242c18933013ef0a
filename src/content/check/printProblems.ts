import { maxBars } from '../draft/draftBars.ts';
import { fillIn } from '../fillIn.ts';
import { gameFileSchema } from '../gameSchema.ts';
import { extrasLayout } from '../print/extrasLayout.ts';
import { smallestTextPx } from '../print/pageAreas.ts';
import { type Fit, fitParagraphs, pitchFit, smallPrintFit, storyFit, tipFit } from '../print/paragraphFits.ts';
import { error, type Path, type Problem } from './Problem.ts';

/** A company's name as long as a visitor's may be: the letter must hold it, too. */
const longestCompany = 'Greatest Interactive Holdings of Europe';

/** The résumé may list projects, and they stand on the page of the side quests: room is kept for one. */
const sampleProject = { name: '', description: '', period: '', highlights: [], keywords: [], url: '' };

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
  const fitLetter = (paragraphs: readonly string[] = []) =>
    fitParagraphs(paragraphs.map((paragraph) => fillIn(paragraph, { name, company: longestCompany })));
  const tip = tipFit('Tip', manual?.tip ?? '', player?.bars?.length ?? maxBars);
  return [
    ...overflowProblems(['letters', 'generic'], 'The letter', fitLetter(letters?.generic)),
    ...overflowProblems(
      ['letters', 'personal'],
      'The letter, to a company with a long name,',
      fitLetter(letters?.personal),
    ),
    ...overflowProblems(['about'], 'The story', storyFit(about)),
    ...overflowProblems(
      ['sideQuests'],
      'What the side quests tell, all together,',
      extrasLayout([sampleProject], sideQuests),
    ),
    ...overflowProblems(['manual', 'tip'], 'The tip, below so many stats,', tip),
    ...overflowProblems(['manual', 'backPitch'], 'The pitch on the back cover', pitchFit(manual?.backPitch ?? '')),
    ...overflowProblems(['manual', 'smallPrint'], 'The small print', smallPrintFit(manual?.smallPrint ?? '')),
  ];
}

function overflowProblems(path: Path, subject: string, { excessCharacters }: Pick<Fit, 'excessCharacters'>): Problem[] {
  if (excessCharacters === 0) return [];
  const characterCount = excessCharacters === 1 ? '1 letter' : `${excessCharacters} letters`;
  const message = `${subject} is about ${characterCount} too long for its page of the manual, even at ${smallestTextPx} px. Shorten it by as much.`;
  return [error(path, message)];
}
