// Finds the owner's contacts in a table of personal data below the heading of a profile.
import type { TextLine } from '../../read/TextLine.ts';
import type { TextSection } from '../../words/sectionTitles.ts';
import { labelIn } from './contactLines.ts';
import { isOwnName } from './nameIn.ts';

type Sections = ReadonlyMap<TextSection, readonly (readonly TextLine[])[]>;

/** Moves the contacts of a personal table out of the summary. Contacts elsewhere may be those of a referee. */
export function withoutStrayContacts(
  sections: Sections,
  top: readonly TextLine[],
): { sections: Sections; contacts: readonly TextLine[] } {
  const parts = sections.get('summary') ?? [];
  const contacts = new Map(parts.flatMap((part) => contactsOf(part, top)));
  if (contacts.size === 0) return { sections, contacts: [] };
  const summary = parts.map((part) => part.filter((line) => !contacts.has(line)));
  return { sections: new Map([...sections, ['summary', summary]]), contacts: [...contacts.values()] };
}

/** The labeled lines of a table with the owner's name, each with its text as `contactsIn` reads it. */
function contactsOf(part: readonly TextLine[], top: readonly TextLine[]): readonly (readonly [TextLine, TextLine])[] {
  const labeled = part.map((line) => ({ ...line, text: line.text.replace(/^([^\t:]{2,30})\t\s*/, '$1: ') }));
  const facts = labeled.map(({ text }) => labelIn(text));
  // "Name    Ada Example" shows that the labeled lines are personal data.
  const names = facts.flatMap((fact) =>
    fact?.field === 'name' && /^[^\t\d]+ [^\t\d]+$/.test(fact.value) ? [fact.value] : [],
  );
  if (!names.some((name) => isOwnName(name, top))) return [];
  return part.flatMap((line, index) => (facts[index] ? [[line, labeled[index] ?? line] as const] : []));
}
