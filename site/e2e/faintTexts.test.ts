import { expect, test } from 'vitest';
import { faintTexts } from './faintTexts.ts';
import { visitors } from './visitor.ts';

const visit = visitors();

const grey = 'color: #808080; background: white;';

test.each([
  ['black words', '<p>Some words</p>', 1, []],
  [
    'words of the colour of their background',
    '<p style="color: white; background: white">Some words</p>',
    1,
    [/1\.00 : 1/],
  ],
  ['grey words', `<p style="${grey}">Some words</p>`, 1, [/"Some words" is #8.* on #ffffff/]],
  ['grey words that are large', `<p style="${grey} font-size: 30px">Some words</p>`, 1, []],
  ['bold words that are large', `<p style="${grey} font: bold 19px sans-serif">Some words</p>`, 1, []],
  ['one faint line of two', `<p>Some words<br><span style="${grey}">Other words</span></p>`, 2, [/"Other words"/]],
  ['a faint word in an edge', `<p style="${grey} border: 1px solid black">Some words</p>`, 1, [/"Some words"/]],
  ['what is typed', `<input style="${grey}" value="Some words">`, 1, [/"Some words"/]],
  ['what a field asks for', '<input style="background: white" placeholder="Some words">', 1, []],
  ['what cannot be pressed', `<button disabled style="${grey}">Some words</button>`, 0, []],
  ['words that are hidden', `<p hidden style="${grey}">Some words</p>`, 0, []],
  ['words that are only heard', `<p style="${grey} clip-path: inset(50%)">Some words</p>`, 0, []],
  ['words that let presses through', `<p style="${grey} pointer-events: none">Some words</p>`, 1, [/"Some words"/]],
  [
    'words behind an opaque panel',
    `<p style="${grey}">Some words</p><div style="position: absolute; inset: 0; background: white"></div>`,
    0,
    [],
  ],
  [
    'words below the window',
    `<div style="block-size: 4000px"></div><p style="${grey}">Some words</p>`,
    1,
    [/"Some words"/],
  ],
  [
    'words that can be scrolled to',
    `<div style="block-size: 90px; overflow: auto"><p>Some words</p><p style="margin-block: 200px; ${grey}">Others</p></div>`,
    2,
    [/"Others"/],
  ],
  [
    'words that a soft edge is over until they are scrolled to',
    `<div style="block-size: 200px; overflow: auto"><p style="block-size: 172px">Some words</p><p>Others</p><p style="block-size: 300px">More</p></div>
     <div style="position: absolute; top: 172px; block-size: 36px; inline-size: 99%; background: rgb(255 255 255 / 0.8)"></div>`,
    3,
    [],
  ],
] as const)('%s', async (_, html, lines, faint) => {
  const { page } = await visit({ viewport: { width: 400, height: 300 } });
  await page.setContent(html);
  expect(await faintTexts(page)).toEqual({
    lines,
    faint: faint.map((one) => expect.stringMatching(one)),
  });
});
