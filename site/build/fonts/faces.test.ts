import { expect, test } from 'vitest';
import { facesOf, withoutFaces } from './faces.ts';

const face = '@font-face{font-family:VT323;src:url(/a.woff2)format("woff2")}';
const standIn = '@font-face{font-family:VT323 stand-in;src:local(Courier New);size-adjust:66.6%}';

test('the faces of all sheets are one sheet, in their order, with the stand-ins', () => {
  expect(facesOf([`${face}p{top:0}`, 'b{left:0}', `@layer a{i{top:0}}${standIn}`])).toBe(face + standIn);
});

test('the sheets themselves lose their faces; one without stays as it is', () => {
  expect(withoutFaces(`${face}p{top:0}`)).toBe('p{top:0}');
  expect(withoutFaces('p { color : red }')).toBe('p { color : red }');
});
