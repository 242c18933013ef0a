// The styles of a Word document for mammoth, which reads neither their lists and weight nor the styles they are based on.
import type { Element } from 'domhandler';
import { appendChild, getElementsByTagName, prependChild } from 'domutils';
import { parseDocument } from 'htmlparser2';

/** An item of a list is one in any style, even in that of a heading. */
const items = [1, 2, 3].map((level) => `p:unordered-list(${level}) => ${itemPath(level)}`);

function itemPath(level: number): string {
  return `${'ul|ol > li > '.repeat(level - 1)}ul > li:fresh`;
}

type Style = {
  name: string;
  id: string | undefined;
  /** A value of the style or of one that it is based on, unlike body text; '' for an element without a value. */
  inherited: (tag: string) => string | undefined;
};

/** @param xml the styles of the document */
export function stylesIn(xml: string): readonly Style[] {
  const styles = getElementsByTagName('w:style', parseDocument(xml, { xmlMode: true }));
  const byId = new Map(styles.map((style) => [style.attribs['w:styleId'], style]));
  const valueIn = (tag: string, style: Element | undefined, depth = 0): string | undefined => {
    if (!style || isBodyStyle(style) || depth > maxDepth) return undefined;
    return attributeOf(style, tag) ?? valueIn(tag, byId.get(attributeOf(style, 'w:basedOn')), depth + 1);
  };
  return styles.map((style) => ({
    name: attributeOf(style, 'w:name') ?? '',
    id: style.attribs['w:styleId'],
    inherited: (tag) => valueIn(tag, style),
  }));
}

const isBodyStyle = ({ attribs }: Element) => attribs['w:default'] !== undefined || attribs['w:styleId'] === 'Normal';

/** The longest chain of styles. In a damaged file, styles may be based on each other. */
const maxDepth = 20;

function attributeOf(parent: Element, tag: string): string | undefined {
  const [element] = getElementsByTagName(tag, parent, true, 1);
  return element && (element.attribs['w:val'] ?? '');
}

/** Maps the styles to HTML. */
export function styleMapOf(styles: readonly Style[]): string[] {
  return [...items, "p[style-name='Title'] => h1:fresh", ...styles.flatMap(mappingOf)];
}

function mappingOf({ name, inherited }: Style): readonly string[] {
  const selector = `p[style-name='${name.replace(/['\\]/g, '\\$&')}']`;
  const outlineLevel = inherited('w:outlineLvl');
  if (Number(outlineLevel ?? 9) < 6) return [`${selector} => h${Number(outlineLevel) + 1}:fresh`];
  const isItem = outlineLevel === undefined && Number(inherited('w:numId') ?? 0) > 0;
  return isItem ? [`${selector} => ${itemPath(Number(inherited('w:ilvl') ?? 0) + 1)}`] : [];
}

/** Writes the weight and the slant of styles to the texts that have none of their own. */
export function addWeights(body: Element, styles: readonly Style[]): void {
  for (const tag of ['w:b', 'w:i']) {
    const ids = new Set(
      styles.flatMap(({ id, inherited }) => (/^(?:|1|true|on)$/.test(inherited(tag) ?? '0') ? [id] : [])),
    );
    for (const paragraph of ids.size > 0 ? getElementsByTagName('w:p', body) : []) {
      const isStyled = ids.has(attributeOf(paragraph, 'w:pStyle') ?? '');
      for (const run of getElementsByTagName('w:r', paragraph)) {
        const isOwn = attributeOf(run, tag) !== undefined;
        if (!isOwn && (isStyled || ids.has(attributeOf(run, 'w:rStyle') ?? ''))) addProperty(run, tag);
      }
    }
  }
}

function addProperty(run: Element, tag: string): void {
  const [properties] = getElementsByTagName('w:rPr', run, true, 1);
  const xml = properties ? `<${tag}/>` : `<w:rPr><${tag}/></w:rPr>`;
  for (const node of parseDocument(xml, { xmlMode: true }).children) {
    if (properties) appendChild(properties, node);
    else prependChild(run, node);
  }
}
