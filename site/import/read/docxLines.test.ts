import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { docxLines } from './docxLines.ts';

const ns = ['w', 'mc', 'wp', 'a', 'wps', 'v'].map((prefix) => `xmlns:${prefix}="urn:${prefix}"`).join(' ');
const word = ns.replace('urn:w"', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main"');
const namespaces = word.replace('urn:mc"', 'http://schemas.openxmlformats.org/markup-compatibility/2006"');
const office = 'http://schemas.openxmlformats.org';

/** The lines of a Word document, with signs for headings, bold lines and list items. */
async function linesIn(body: string, styles = ''): Promise<readonly string[]> {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"/>`,
    '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="a"
      Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${namespaces}>${styles}</w:styles>`,
  };
  const texts = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  const lines = await docxLines(zipSync(Object.fromEntries(texts)));
  return lines.map(({ text, isHeading, isBold, isListItem }) => {
    const sign = isHeading ? '#' : isListItem ? '-' : isBold ? '**' : '';
    return `${sign}${sign && ' '}${text}`;
  });
}

const line = (text: string, style = '') =>
  `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}</w:pPr>${run(text)}</w:p>`;
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A paragraph with a text box, which Word writes for old versions, too. `top` is in EMU. */
const box = (from: string, top: number, lines: readonly string[], text = '') => {
  const content = `<w:txbxContent>${lines.map((own) => line(own)).join('')}</w:txbxContent>`;
  const position = `<wp:positionV relativeFrom="${from}"><wp:posOffset>${top}</wp:posOffset></wp:positionV>`;
  return `<w:p>${run(text)}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor>${position}<a:graphic>
    <wps:txbx>${content}</wps:txbx></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape>
    <v:textbox>${content}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
};

const prose = 'Planed, sawed and glued the doors and windows of the old houses at the harbor of Ghent.';

test('a side bar is read after the text, and the name in a box at the top of the page first', async () => {
  const body = [
    line('Joiner, Oak, 2019 – 2021'),
    box('paragraph', 0, ['Skills', 'Planing', 'Sawing'], prose),
    line(prose),
  ];
  expect(await linesIn([...body, box('page', 90_000, ['Ada Example'])].join(''))).toEqual([
    ...['Ada Example', 'Joiner, Oak, 2019 – 2021', prose, prose],
    ...['Skills', 'Planing', 'Sawing'],
  ]);
});

test('other boxes are read where they are, and a box with an email first', async () => {
  const boxes = [box('paragraph', 0, ['Work'], 'Oak'), box('paragraph', 400_000, ['Fir', 'Elm'], 'Ash')];
  expect(await linesIn([line('Ada'), ...boxes, box('column', 0, ['ada@oak.example'])].join(''))).toEqual([
    ...['ada@oak.example', 'Ada', 'Work', 'Oak', 'Ash', 'Fir', 'Elm'],
  ]);
});

const style = (id: string, base: string, properties = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="My ${id}"/><w:basedOn w:val="${base}"/>${properties}</w:style>`;

test('styles have the level, the list and the weight of those that they are based on', async () => {
  const styles = [
    style('Heading', '', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>'),
    style('Item', '', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>'),
    style('Bold', '', '<w:rPr><w:b/></w:rPr>'),
    ...['Heading', 'Item', 'Bold'].map((base) => style(`Based${base}`, base)),
    style('Plain', 'Bold', '<w:rPr><w:b w:val="0"/></w:rPr>'),
  ];
  const body = ['Heading', 'Item', 'Bold'].map((base) => line(base, `Based${base}`));
  expect(await linesIn([...body, line('Plain', 'Plain')].join(''), styles.join(''))).toEqual([
    ...['# Heading', '- Item', '** Bold', 'Plain'],
  ]);
});

test('fields and tabs at the edge are read, and deleted text is not', async () => {
  const parts = [
    `<w:fldSimple w:instr="AUTHOR">${run('Ada')}</w:fldSimple>`,
    '<w:r><w:ptab w:alignment="right"/></w:r>',
  ];
  const deleted = '<w:del><w:r><w:delText>Elm</w:delText></w:r></w:del>';
  expect(await linesIn(`<w:p>${parts.join('')}${run('2019\n– 2021')}${deleted}</w:p>`)).toEqual(['Ada\t2019 – 2021']);
});
