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
  const contacts: TextLine[] = [];
  const entries = Array.from(sections, ([section, parts]): [TextSection, readonly (readonly TextLine[])[]] => {
    if (!ownSections.test(section)) return [section, parts];
    return [
      section,
      parts.map((part) => {
        const found = contactsOf(part, section);
        contacts.push(...found.values());
        return part.filter((line) => !found.has(line));
      }),
    ];
  });
  return { sections: new Map(entries), contacts };
}

/** The contacts of a part, as `contactsIn` reads them, by their lines. */
function contactsOf(part: readonly TextLine[], section: TextSection): ReadonlyMap<TextLine, TextLine> {
  const labeled = part.map((line) => ({ ...line, text: line.text.replace(/^([^\t:]{2,30})\t\s*/, '$1: ') }));
  // "Name    Ada Example" shows that the labeled lines are personal data.
  const isName = ({ field, value }: { field: string | undefined; value: string }) =>
    field === 'name' && /^[^\t\d]+ [^\t\d]+$/.test(value);
  const isPersonal = section === 'summary' && labeled.flatMap(({ text }) => labelIn(text) ?? []).some(isName);
  const areContacts = labeled.map(({ text }) => isOnlyContact(text) || (isPersonal && labelIn(text) !== undefined));
  const found = part.flatMap((line, index): readonly [TextLine, TextLine][] => {
    const isBeside = areContacts[index - 1] || areContacts[index + 1];
    return areContacts[index] || (isBeside && isAddress(line.text)) ? [[line, labeled[index] ?? line]] : [];
  });
  return new Map(found);
}

const phone = /(?:\(\+?|\+\(?)\d[\d\s()./-]{6,}\d/;

/** Whether a line has an email address or a phone number, and nothing else: "ada@ada.test (+32) 470 00 00 00". */
function isOnlyContact(text: string): boolean {
  const rest = text.replace(email, '').replace(phone, '');
  return rest !== text && !/[\p{L}\p{N}]/u.test(rest);
}

/** "14 Larch Lane", "9000 Ghent" */
const isAddress = (text: string) =>
  text.length < 50 &&
  !text.includes(':') &&
  (isStreet(text, [text]) || /^\d{4,6} \p{Lu}[\p{L} -]+$/u.test(text)) &&
  /\d/.test(text);
