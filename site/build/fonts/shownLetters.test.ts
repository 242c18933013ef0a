import { describe, expect, test } from 'vitest';
import { htmlDocument } from './htmlDocument.ts';
import { type Asked, shownLetters } from './shownLetters.ts';
import { textRules } from './textRules.ts';

const sheet = `
  :root{--sans:Sans,Arial}[data-readable="true"]{--sans:None}
  body{font:1em var(--sans)}
  .label{font:1em Pixel}
  .loud{text-transform:uppercase}
  .mark::before{font:1em Pixel;content:"\\2192" attr(data-no)}
  .plain{list-style:none}
  @media print{.paper{font:1em Print}}`;

function shown(html: string, asked?: Asked): Record<string, string> {
  const fonts = shownLetters(htmlDocument(`<html lang="tr"><body>${html}</body></html>`), textRules(sheet), asked);
  const families = [...new Set(fonts.map(({ font }) => font.families[0] ?? ''))];
  return Object.fromEntries(
    families.map((family) => {
      const letters = fonts.flatMap((one) => (one.font.families[0] === family ? [...one.letters] : []));
      return [family, String.fromCodePoint(...[...new Set(letters)].sort((a, b) => a - b))];
    }),
  );
}

describe('a page shows', () => {
  test.each([
    ['its text, in the font of each element', 'ab<p class="label">\n x<b>y</b></p>', { Sans: 'ab', Pixel: ' xy' }],
    ['capitals as its language has them', '<p class="loud">ia<b>ß</b></p>', { Sans: 'ASaißİ' }],
    ['words that a sheet adds', '<p class="mark" data-no="7"></p>', { Sans: '7→', Pixel: '7→' }],
    ['words in attributes', '<input placeholder="p" value="v" title="t"><img alt="a">', { Sans: 'apv' }],
    ['letters beyond the first 65,536', '😀', { Sans: '😀' }],
    ['spaces that are letters', '2\u00a0px\u2009\n', { Sans: ' 2px\u00a0\u2009' }],
    ['what paper shows, too', '<p class="paper">a</p>', { Sans: 'a', Print: 'a' }],
    [
      'nothing of what is no text',
      '<script>s</script><style>s</style><svg><title>t</title></svg><template>t</template>',
      {},
    ],
  ])('%s', (_, html, letters) => {
    expect(shown(html)).toEqual(letters);
  });

  test('a letter that is written as two, as the one that a face has for it', () => {
    expect(shown('<p>u\u0308</p>').Sans).toContain('ü');
  });

  test('less for sure', () => {
    expect(shown('<p class="label">a<b class="paper">b</b></p>', { isSure: true })).toEqual({ Pixel: 'a' });
  });

  test('less without what is skipped', () => {
    expect(shown('a<p>b<b>c</b></p>', { isSkipped: ({ name }) => name === 'p' })).toEqual({ Sans: 'a' });
  });
});
