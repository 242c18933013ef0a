// Finds the owner's contacts below the headings of other sections: at the foot of a page, or in a table of personal data.
import { isStreet } from '../../normalize/places.ts';
import type { TextLine } from '../../read/TextLine.ts';
import type { TextSection } from '../../words/sectionTitles.ts';
import { labelIn } from './contactLines.ts';
import { email } from './contacts.ts';

/** Sections that are only about the owner, so that their contacts are the owner's. */
const ownSections = /^(?:summary|skills|languages|interests)$/;

type Sections = ReadonlyMap<TextSection, readonly (readonly TextLine[])[]>;

/** Moves contacts out of the sections that are only about the owner. */
export function withoutStrayContacts(sections: Sections): { sections: Sections; contacts: readonly TextLine[] } {
  const all = Array.from(sections);
  const contacts = new Map(all.flatMap(([section, parts]) => parts.flatMap((part) => contactsOf(part, section))));
  const others = all.map(
    ([section, parts]) => [section, parts.map((part) => part.filter((line) => !contacts.has(line)))] as const,
  );
  return { sections: new Map(others), contacts: [...contacts.values()] };
}

/** The lines of a part that are contacts, each with its text as `contactsIn` reads it. */
function contactsOf(part: readonly TextLine[], section: TextSection): readonly (readonly [TextLine, TextLine])[] {
  if (!ownSections.test(section)) return [];
  const labeled = part.map((line) => ({ ...line, text: line.text.replace(/^([^\t:]{2,30})\t\s*/, '$1: ') }));
  const facts = labeled.map(({ text }) => labelIn(text));
  // "Name    Ada Example" shows that the labeled lines are personal data.
  const isName = (fact: (typeof facts)[number]) => fact?.field === 'name' && /^[^\t\d]+ [^\t\d]+$/.test(fact.value);
  const isPersonal = section === 'summary' && facts.some(isName);
  const areContacts = labeled.map(
    ({ text }, index) => isOnlyContact(text) || (isPersonal && facts[index] !== undefined),
  );
  return part.flatMap((line, index) => {
    const isBeside = areContacts[index - 1] || areContacts[index + 1];
    return areContacts[index] || (isBeside && isAddress(line.text)) ? [[line, labeled[index] ?? line] as const] : [];
  });
}

const phone = /(?:\(\+?|\+\(?)\d[\d\s()./-]{6,}\d/;

/** Whether a line has an email address or a phone number, and nothing else: "ada@ada.test (+32) 470 00 00 00". */
function isOnlyContact(text: string): boolean {
  const rest = text.replace(email, '').replace(phone, '');
  return rest !== text && !/[\p{L}\p{N}]/u.test(rest);
}

/** "14 Larch Lane", "9000 Ghent" */
const isAddress = (text: string) =>
  /^[^:]{0,50}$/.test(text) &&
  ((/\d/.test(text) && isStreet(text, [text])) || /^\d{4,6} \p{Lu}[\p{L} -]+$/u.test(text));
