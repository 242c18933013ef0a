import { describe, expect, test } from 'vitest';
import { facesIn } from './facesIn.ts';

describe('facesIn', () => {
  test('knows the faces that come as files, in their order, and no stand-in', () => {
    const css = `
      @font-face{font-family:"Press Start 2P";font-weight:400;src:url(/a/press-abc.woff2)format("woff2")}
      @font-face{font-family:Libre Franklin;font-weight:700;src:url("/a/sans-def.woff2") format("woff2");unicode-range:U+100-17F}
      @font-face{font-family:Libre Franklin stand-in;src:local(Arial)}
      p{font-weight:700}`;
    expect(facesIn(css)).toEqual([
      { family: 'Press Start 2P', weight: 400, file: 'press-abc.woff2' },
      { family: 'Libre Franklin', weight: 700, file: 'sans-def.woff2', range: 'U+100-17F' },
    ]);
  });

  test.each([
    ['two files', 'font-weight:400;src:url(a.woff2),url(a.woff)'],
    ['no weight', 'src:url(a.woff2)'],
    ['a range of weights', 'font-weight:100 900;src:url(a.woff2)'],
  ])('refuses a face with %s', (_, said) => {
    expect(() => facesIn(`@font-face{font-family:A;${said}}`)).toThrow('The face "A" needs one file and a font-weight');
  });
});
