import type { Content } from '../Content.ts';
import { formatPeriod } from '../dates/formatPeriod.ts';
import { baseMessagesFor } from '../messages/baseMessagesFor.ts';
import { keyFacts } from '../owner/keyFacts.ts';
import { playerName } from '../owner/playerName.ts';
import { type AddressedText, addressText } from '../text/fillIn.ts';

/**
 * The cover letter's paragraphs, filled in: the personal letter for a known company, if the owner has
 * one, otherwise the generic letter. `[]` without a letter.
 */
export function coverLetter(content: Content, company: string): readonly string[] {
  return addressedLetter(content, company).map((paragraph) => paragraph.join(''));
}

/** The paragraphs of {@link coverLetter}, with the company's name as a separate part. */
export function addressedLetter({ game, resume }: Content, company: string): readonly AddressedText[] {
  const { generic, personal } = game.letters;
  const companyName = company.trim();
  const letter = companyName && personal.length > 0 ? personal : generic;
  return letter.map((paragraph) => addressText(paragraph, companyName, { name: playerName(resume) }));
}

/** The owner's location, if known, and the month of publication: `Portland, Oregon, Nov 2025`. */
export function letterHead(content: Content): string {
  const messages = baseMessagesFor(content);
  return [keyFacts(content).location, formatPeriod(content.asOf, content.asOf, messages)]
    .filter(Boolean)
    .join(messages.comma);
}

/**
 * Whether the last paragraph is the owner's name or a part of it, so that a signature fits. A name
 * without letters or digits (`!!!`) cannot be a signature.
 */
export function isSigned({ resume }: Content, letter: readonly string[]): boolean {
  const lastParagraph = letter.at(-1)?.trim() ?? '';
  return /[\p{L}\p{N}]/u.test(lastParagraph.normalize('NFKD')) && playerName(resume).includes(lastParagraph);
}
