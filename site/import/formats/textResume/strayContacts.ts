// Finds the owner's and other people's personal data in tables below the heading of a profile.
import type { TextLine } from '../../read/TextLine.ts';
import type { TextSection } from '../../words/sectionTitles.ts';
import { labelIn, withContactLabels } from './contactLines.ts';
import { isSameName } from './nameIn.ts';

type Sections = ReadonlyMap<TextSection, readonly (readonly TextLine[])[]>;

type StrayContacts = { sections: Sections; own: readonly TextLine[]; others: readonly TextLine[] };

/** Moves the rows of personal tables out of the summary. Contacts elsewhere may be those of a referee. */
export function withoutStrayContacts(sections: Sections, nameAtTop: string): StrayContacts {
  const parts = sections.get('summary') ?? [];
  const rows = parts.flatMap(personalRows);
  const owner = nameAtTop || (rows[0]?.person ?? '');
  const linesOf = (isOwn: boolean) =>
    rows.flatMap(({ person, line }) => ((person === owner || isSameName(person, owner)) === isOwn ? [line] : []));
  const moved = new Set(rows.map(({ original }) => original));
  const summary = parts.map((part) => part.filter((line) => !moved.has(line)));
  return {
    sections: new Map([...sections, ['summary', summary]]),
    own: linesOf(true),
    others: linesOf(false),
  };
}

/** The labeled lines, each with its person: the last one named above it, or else the first: "Name    Ada Example". */
function personalRows(part: readonly TextLine[]) {
  const withColon = (text: string) => text.replace(/^([^\t:]{2,30})\t\s*/, '$1: ');
  const lines = withContactLabels(part.map((line) => ({ ...line, text: withColon(line.text) })));
  const names = lines.map(({ text }) => {
    const fact = labelIn(text);
    return fact?.field === 'name' && /^[^\t\d]+ [^\t\d]+$/.test(fact.value) ? fact.value : '';
  });
  let person = names.find(Boolean);
  return lines.flatMap((line, index) => {
    person = names[index] || person;
    const original = part[index];
    return person && original && labelIn(line.text) ? [{ person, line, original }] : [];
  });
}
