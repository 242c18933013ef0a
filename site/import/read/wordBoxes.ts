// Moves the text boxes of a Word document out of the paragraphs that they are anchored in. Positions are in EMU:
// 914,400 to an inch.
import { type ChildNode, type Element, isTag, type ParentNode } from 'domhandler';
import {
  append,
  appendChild,
  findAll,
  findOne,
  getElementsByTagName,
  prepend,
  prependChild,
  removeElement,
  textContent,
} from 'domutils';
import { parseDocument } from 'htmlparser2';

/** A box is at the top of its page if its upper edge is higher. */
const topEmu = 1_500_000;

/** A box is below its paragraph if it is this far below the paragraph's start. */
const lineEmu = 200_000;

/** A box with more paragraphs is a column. */
const maxLines = 2;

type Box = { shape: Element; paragraph: Element; blocks: readonly ChildNode[] };

/**
 * Makes paragraphs of the text boxes: those at the top of the first page or with an email come first, columns beside the
 * text last, and others where they are anchored.
 */
export function moveTextBoxes(body: Element): void {
  const boxes = findAll(isShape, body.children).flatMap(boxIn);
  const isFirstPage = firstPageOf(body);
  const heads = boxes.filter((box) => (isFirstPage(box) && isAtTop(box)) || /\w@\w/.test(textOf(box)));
  for (const { shape } of boxes) removeElement(shape);
  const boxLength = boxes.reduce((length, box) => length + textOf(box).length, 0);
  const hasText = textContent(body).length > boxLength;
  const isColumn = ({ blocks }: Box) =>
    hasText && blocks.filter((block) => textContent(block).trim()).length > maxLines;
  const [columns, inPlace] = split(
    boxes.filter((box) => !heads.includes(box)),
    isColumn,
  );
  const [above, below] = split(inPlace, (box) => topOf(box, 'paragraph', 'line') < lineEmu);
  const sorted = heads.toSorted((a, b) => topOf(a, 'page', 'margin') - topOf(b, 'page', 'margin'));
  for (const block of sorted.flatMap(withGaps).toReversed()) prependChild(body, block);
  for (const box of above) for (const block of withGaps(box)) prepend(box.paragraph, block);
  for (const box of below.toReversed()) for (const block of withGaps(box).toReversed()) append(box.paragraph, block);
  for (const block of columns.flatMap(withGaps)) appendChild(body, block);
}

const split = (boxes: readonly Box[], test: (box: Box) => boolean) =>
  [boxes.filter(test), boxes.filter((box) => !test(box))] as const;

const isShape = ({ name, parent }: Element) =>
  /^(?:mc:AlternateContent|w:drawing|w:pict)$/.test(name) && !ancestorsOf(parent).some(isShape);

const ancestorsOf = (node: ParentNode | null): readonly Element[] =>
  node && isTag(node) ? [node, ...ancestorsOf(node.parent)] : [];

/** A drawing with text. Word writes it twice, the second time for old versions. */
function boxIn(shape: Element): readonly Box[] {
  const [choice = shape] = getElementsByTagName('mc:Choice', shape);
  const [texts, oldTexts] = [choice, shape].map((part) => getElementsByTagName('w:txbxContent', part));
  const contents = texts?.length ? texts : (oldTexts ?? []);
  const paragraph = ancestorsOf(shape).find(({ name }) => name === 'w:p');
  const blocks = contents.flatMap(({ children }) => children);
  return paragraph && blocks.length > 0 ? [{ shape, paragraph, blocks }] : [];
}

const textOf = ({ blocks }: Box) => textContent([...blocks]);

/** Empty paragraphs separate a box from the text around it. */
const withGaps = ({ blocks }: Box): readonly ChildNode[] => {
  const gap = () => parseDocument('<w:p/>', { xmlMode: true }).children;
  return [...gap(), ...blocks, ...gap()];
};

/** The distance of a box from one of these, `Infinity` if it is placed otherwise. */
function topOf({ shape }: Box, ...references: readonly string[]): number {
  const position = findOne(({ name }) => name === 'wp:positionV', shape.children);
  if (!position || !references.includes(position.attribs.relativeFrom ?? '')) return Number.POSITIVE_INFINITY;
  const top = textContent(position).trim();
  return top === 'top' ? 0 : Number(top === '' || /[a-z]/.test(top) ? Number.POSITIVE_INFINITY : top);
}

const isAtTop = (box: Box) => topOf(box, 'page', 'margin') < topEmu;

/** Finds out whether a box is above the first page break. */
function firstPageOf(body: Element): (box: Box) => boolean {
  const isBreak = ({ name, attribs }: Element) =>
    name === 'w:lastRenderedPageBreak' || (name === 'w:br' && attribs['w:type'] === 'page');
  const marks = findAll((tag) => isBreak(tag) || isShape(tag), body.children);
  const end = marks.findIndex(isBreak);
  return ({ shape }) => end < 0 || marks.indexOf(shape) < end;
}
