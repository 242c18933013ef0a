// Leaves out the entries of a document that have a sign of misreading. The report lists them, with the reason.
import { languageIn } from '../../normalize/spokenLanguage.ts';
import { everyText, isRecord } from '../../values.ts';
import type { UnusedPlace } from '../Format.ts';
import { borders, contact, type Entry, lists, signIn, textsOf } from './misreadEntries.ts';

/** If more than this share of a section's entries have signs, none of its entries has sure borders. */
const maxShare = 0.4;

type Checked<Item> = { entries: readonly Item[]; unused: readonly UnusedPlace[] };

export function withoutMisread<Item>(section: string, items: readonly Item[]): Checked<Item> {
  // Beside a contact, skills may be those of referees, from another column of the page.
  if (lists.includes(section) && everyText(items).some(({ text }) => contact.test(text))) {
    const texts = items.map((item) => textsOf(item).join(' | '));
    return { entries: [], unused: [{ place: `${section}, which may be mixed with contacts`, texts }] };
  }
  const unused: UnusedPlace[] = [];
  const itemsWithSureKeywords = items.map((item) => {
    if (!isRecord(item) || !Array.isArray(item.keywords) || !lists.includes(section)) return item;
    const keywords = withoutMisread(section, item.keywords);
    unused.push(...keywords.unused);
    return keywords.unused.length > 0 ? { ...item, keywords: keywords.entries } : item;
  });
  const all = itemsWithSureKeywords.map((item) => entryOf(section, item));
  const reasons = all.map((entry) => signIn(section, entry, all));
  const count = reasons.filter(Boolean).length;
  const areUnsure = count > 1 && count > items.length * maxShare;
  const sureItems = itemsWithSureKeywords.filter((item, index) => {
    const reason = reasons[index] ?? (areUnsure ? borders : undefined);
    const texts = textsOf(item).filter(Boolean);
    if (reason) unused.push({ place: `${section}, ${reason}`, texts: [texts.join(' | ')] });
    return !reason;
  });
  return { entries: sureItems, unused };
}

const entryOf = (section: string, item: unknown): Entry =>
  isRecord(item) ? item : section === 'languages' ? languageIn(String(item)) : { name: item };

/** Keeps the paragraphs of a summary above the first one that seems to be cut: "…, • Planed", "oak\n\nand ash". */
export function withoutTorn(text: string): { summary: string; unused: readonly string[] } {
  const paragraphs = text.split('\n\n');
  const isTorn = (paragraph: string, index: number) =>
    paragraph.includes(', • ') || (/^\p{Ll}{2}/u.test(paragraph) && /[^.!?:]$/.test(paragraphs[index - 1] ?? '.'));
  const index = paragraphs.findIndex(isTorn);
  const count = index < 0 ? paragraphs.length : index;
  return { summary: paragraphs.slice(0, count).join('\n\n'), unused: paragraphs.slice(count) };
}
