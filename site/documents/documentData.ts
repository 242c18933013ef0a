import type { Content } from '../../src/content/Content.ts';
import { keyFacts } from '../../src/content/keyFacts.ts';
import { patience } from '../../src/content/print/filling.ts';
import { ruledLines } from '../../src/content/print/pageAreas.ts';
import * as metrics from '../../src/content/print/pageMetrics.ts';
import { oneSpaced, said } from '../../src/content/said.ts';
import { documentDate } from './documentDate.ts';
import { documentFiles } from './documentFiles.ts';
import type { DocumentFonts } from './documentFonts.ts';
import { manualPages } from './manualPages.ts';
import { paletteColour } from './palette.ts';
import { printedText } from './printedText.ts';
import { resumeWords } from './resumeWords.ts';

/** The foldable sheet's own words: how to make a booklet of it, on a page before it, and the mark beside the cut. */
export const sheetWords = {
  cut: 'cut here',
  title: 'How to Make the Booklet',
  need: 'Page 2 is the sheet. All that is needed is a printer, a pair of scissors, and two minutes.',
  steps: [
    'Print page 2 on one side of the paper, at actual size (100 %, not "fit to page").',
    'Fold along every dotted line, once to the front and once to the back, and open the sheet again.',
    'Cut the dashed line in the middle: from the first fold to the third, no further.',
    'Fold the sheet lengthways, with the words outside.',
    'Push both ends together. Seen from above, the cut opens and four wings stand out.',
    'Fold the wings round in one direction, with the cover to the front. Press the spine flat.',
  ],
} as const;

/** Keys of what is followed, not read. */
const address = /url$/i;

/**
 * Everything that the templates say, as the text of their `data.json`.
 *
 * @param photo the name of the owner's photo beside the other pictures
 */
export function documentData(
  content: Content,
  { fonts, photo }: { fonts: DocumentFonts; photo: string | undefined },
): string {
  const name = said(keyFacts(content).name);
  const { language, region } = new Intl.Locale(content.game.site.language);
  const has = (codePoint: number) => [...fonts.builtIn, ...fonts.owners].some((font) => font.has(codePoint));
  const data = {
    metrics,
    palette: {
      ink: paletteColour('night'),
      paper: paletteColour('cream'),
      spot: paletteColour('orange'),
      spotText: paletteColour('rust'),
    },
    ruledLines,
    patience,
    author: name,
    // Typst takes a language and a country, each in its ISO letters.
    language,
    region: region && /^[A-Z]{2}$/.test(region) ? region : null,
    date: documentDate(content),
    titles: Object.fromEntries(
      Object.values(documentFiles).map(({ template, title }) => [template, `${name}: ${title}`]),
    ),
    faces: fonts.owners.flatMap(({ families }) => families),
    resume: { ...resumeWords(content), photo: photo ? { file: photo, alt: `Portrait of ${name}` } : null },
    manual: manualPages(content),
    sheet: sheetWords,
  };
  // Spaces at the ends stay: in a text with markup they stand between its pieces.
  return JSON.stringify(data, (key, value: unknown) =>
    typeof value === 'string' && !address.test(key) ? printedText(oneSpaced(value), has) : value,
  );
}
