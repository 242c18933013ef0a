import { itemMark } from '../text/bulletText.ts';

export type StyledText = { text: string; isBold: boolean; isItalic: boolean };

/** The styled texts of a line, without spaces around them; nothing for a line in one style. */
export const stylesOf = (texts: readonly StyledText[]) =>
  texts.length > 1 ? { styles: texts.map((styled) => ({ ...styled, text: styled.text.trim() })) } : {};

/** A paragraph or list item of a document that has no fields, such as a PDF. */
export type TextLine = {
  /** Tabs separate parts that are far apart in the line, such as a title and its dates at the right edge. */
  text: string;
  /** The font size relative to body text: 1 for body text. */
  size: number;
  isBold: boolean;
  isItalic?: boolean;
  /** The texts of different weight or slant in the line, if it has several. */
  styles?: readonly StyledText[];
  isListItem: boolean;
  /** `true` for an item of a list within a list. */
  isNested?: boolean;
  /** Whether there is more space above the line than between the lines of a block, if the document has blocks. */
  isAfterGap?: boolean;
  /** The URLs of its links. */
  links: readonly string[];
  /** The text of each link, as far as it is known. */
  linkTexts?: readonly string[];
  /** `true` for a heading in the markup of the document, such as Markdown's. */
  isHeading?: true;
  /** The ID of an HTML heading. It may name the section: `<h2 id="work">Where I have cooked</h2>`. */
  id?: string;
  /** The cells of a table's row, with the headers above them. `text` has them in one line. */
  cells?: readonly { label: string; lines: readonly TextLine[] }[];
  /** The title and the place below the owner's name, in LinkedIn's PDF. */
  names?: { title: string; place: string };
  /** The facts of an entry in LinkedIn's PDF. */
  row?: RowFacts;
};

/** The style of body text. */
export const plainLine = { size: 1, isBold: false, isListItem: false, links: [] };

/** Whether a line is larger than body text. Smaller differences come from rounded font sizes. */
export const isLarge = ({ size }: Pick<TextLine, 'size'>): boolean => size > 1.04;

export type RowFacts = Record<'title' | 'organization' | 'place' | 'period', string> & { texts: readonly TextLine[] };

const checkedBox = /^\[[xX]\]\s+/;
const openBox = /^\[ \]\s+/;

/** Icon fonts use characters without a meaning. An icon between texts separates them. */
export const withoutIcons = (text: string): string => text.replace(icons, '\t').trim();
const icons = /\s*(?![\uF0A7\uF0B7\uF0D8])\p{Co}\s*/gu;

/** A drawn line, perhaps in front of a heading: "________ Education" */
const drawnLine = /^\s*[_=*~–—-]{5,}\s*|\s*[_=*~]{5,}\s*$/g;

/** Removes bullets, checked boxes and drawn lines: "- [x] Planing" is the list item "Planing". */
export function withoutBullet(writtenLine: string): Pick<TextLine, 'text' | 'isListItem'> {
  const line = writtenLine.replace(drawnLine, '');
  const text = withoutIcons(line.replace(itemMark, '')).replaceAll('\u00A0', ' ').trim();
  return { text: text.replace(checkedBox, '').replace(openBox, '☐ '), isListItem: itemMark.test(line) };
}
