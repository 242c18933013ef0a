// Finds personal data below other headings: tables in a profile, and contacts in sections of lists.
import { isStreet } from '../../normalize/places.ts';
import type { TextLine } from '../../read/TextLine.ts';
import type { TextSection } from '../../words/sectionTitles.ts';
import { labelIn, withContactLabels } from './contactLines.ts';
import { email } from './contacts.ts';
import { beginsWithLastName, isAddressOf, isSameName } from './nameIn.ts';
import { isTown } from './roleWords.ts';
import { listSections, type SectionPart } from './sectionsIn.ts';

/** `unclear` are contacts that may be the owner's or, for example, those of a referee. */
type StrayContacts = Readonly<
  { parts: readonly SectionPart[] } & Record<'own' | 'others' | 'unclear', readonly TextLine[]>
>;

const sectionsWithoutContacts: readonly TextSection[] = ['summary', ...listSections];

/** Moves the rows of personal tables out of the summary, and lines that are only contacts out of it and of lists. */
export function withoutStrayContacts(parts: readonly SectionPart[], nameAtTop: string): StrayContacts {
  const rows = parts.flatMap(({ section, lines }) => (section === 'summary' ? personalRows(lines) : []));
  const owner = nameAtTop || (rows[0]?.person ?? '');
  const linesOf = (isOwn: boolean) =>
    rows.flatMap(({ person, line }) => ((person === owner || isSameName(person, owner)) === isOwn ? [line] : []));
  const moved = new Set(rows.map(({ original }) => original));
  const withoutMoved = (lines: readonly TextLine[]) => lines.filter((line) => !moved.has(line));
  const emails = new Set(parts.flatMap(({ lines }) => lines.flatMap(({ text }) => email.exec(text)?.[0] ?? [])));
  const isOwn = (block: readonly TextLine[]) => {
    const addresses = block.flatMap(({ text }) => email.exec(text)?.[0] ?? []);
    const isOwnAddress = (address: string) =>
      isAddressOf(owner, address) || (emails.size === 1 && beginsWithLastName(owner, address));
    return addresses.length > 0 && addresses.every(isOwnAddress);
  };
  const blocks = parts.flatMap(({ section, lines }) => {
    const ofPart = /^(?:contact|references)$/.test(section) ? [] : contactBlocks(withoutMoved(lines));
    // The owner's contacts may be at the foot of a page, below any section.
    return sectionsWithoutContacts.includes(section) ? ofPart : ofPart.filter(isOwn);
  });
  const unclear = blocks.filter((block) => !isOwn(block)).flat();
  for (const line of blocks.flat()) moved.add(line);
  return {
    parts: parts.map((part) => ({
      ...part,
      lines: withoutMoved(part.lines),
      hasReferee: part.lines.some((line) => unclear.includes(line)),
    })),
    own: [...linesOf(true), ...blocks.filter(isOwn).flat()],
    others: linesOf(false),
    unclear,
  };
}

/** Lines below each other that are only contacts or parts of an address. Each block has a contact. */
function contactBlocks(part: readonly TextLine[]): readonly (readonly TextLine[])[] {
  const blocks: TextLine[][] = [[]];
  for (const line of part)
    if (isOnlyContact(line.text) || isAddress(line.text) || (blocks.at(-1)?.length && endsInTown(line.text)))
      blocks.at(-1)?.push(line);
    else blocks.push([]);
  return blocks.filter((block) => block.some(({ text }) => isOnlyContact(text)));
}

/** A phone number with a bracket or a plus sign. Other digits may be years. */
const phone = /(?:\(\+?|\+\(?)\d[\d\s()./-]{6,}\d/;

/**
 * Whether a line has an email address or a phone number, and nothing else: "ada@ada.test (+32) 470 00 00 00". Columns
 * may have a town or the user name of the address.
 */
function isOnlyContact(text: string): boolean {
  const rest = text.replace(email, '').replace(phone, '');
  const [user = ''] = email.exec(text)?.[0].split('@') ?? [];
  const isColumn = (part: string) => part === user || isTown(part) || isAddress(part);
  const columns = text.includes('\t') ? rest.split('\t').map((part) => part.trim()) : [rest];
  return (
    rest !== text && columns.every((part) => !/[\p{L}\p{N}]/u.test(part) || (columns.length > 1 && isColumn(part)))
  );
}

/** "Larch Lane - Ghent" below a contact */
const endsInTown = (text: string) => text.length < 50 && /[,–-] /.test(text) && isTown(text.replace(/^.*[,–-] /, ''));

/** "14 Larch Lane", "9000 Ghent" */
const isAddress = (text: string) =>
  text.length < 50 &&
  !text.includes(':') &&
  (isStreet(text, [text]) || /^(?:\d{4,6}|\d\d-\d{3}) \p{Lu}[\p{L} -]+$/u.test(text)) &&
  /\d/.test(text);

/**
 * The labeled lines, each with the person last named in it or above it, or else the first one named:
 * "Name    Ada Example".
 */
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
