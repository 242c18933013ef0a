import type { Content } from './Content.ts';
import { fillIn } from './fillIn.ts';
import { playerName } from './playerName.ts';

/**
 * The cover letter's paragraphs, placeholders filled in: the personal letter for a known company, else the
 * generic one. Where there is no personal letter, every visitor gets the generic one; where there is none, `[]`.
 */
export function coverLetter({ game, resume }: Content, company: string): readonly string[] {
  const { generic, personal } = game.letters;
  const known = company.trim();
  const letter = known && personal.length > 0 ? personal : generic;
  return letter.map((paragraph) => fillIn(paragraph, { name: playerName(resume), company: known }));
}
