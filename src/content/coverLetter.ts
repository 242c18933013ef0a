import { baseMessagesFor } from './baseMessagesFor.ts';
import type { Content } from './Content.ts';
import { type AddressedText, addressText } from './fillIn.ts';
import { formatPeriod } from './formatPeriod.ts';
import { keyFacts } from './keyFacts.ts';
import { playerName } from './playerName.ts';

/**
 * The cover letter's paragraphs, placeholders filled in: the personal letter for a known company, else the
 * generic one. Where there is no personal letter, every visitor gets the generic one; where there is none, `[]`.
 */
export function coverLetter(content: Content, company: string): readonly string[] {
  return addressedLetter(content, company).map((paragraph) => paragraph.join(''));
}

/** The paragraphs of {@link coverLetter}, the company's name apart from the words around it. */
export function addressedLetter({ game, resume }: Content, company: string): readonly AddressedText[] {
  const { generic, personal } = game.letters;
  const companyName = company.trim();
  const letter = companyName && personal.length > 0 ? personal : generic;
  return letter.map((paragraph) => addressText(paragraph, companyName, { name: playerName(resume) }));
}

/** Where the owner is, if they say so, and the month in which the letter was published: `Portland, Oregon, Nov 2025`. */
export function letterHead(content: Content): string {
  const messages = baseMessagesFor(content);
  return [keyFacts(content).location, formatPeriod(undefined, content.asOf, messages)]
    .filter(Boolean)
    .join(messages.comma);
}

/** Whether a letter ends with its owner's name, or a part of it: then it is signed. */
export function isSigned({ resume }: Content, letter: readonly string[]): boolean {
  const lastParagraph = letter.at(-1)?.trim() ?? '';
  return lastParagraph !== '' && playerName(resume).includes(lastParagraph);
}
