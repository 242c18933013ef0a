import type { Content } from '../../src/resume/Content.ts';
import * as metrics from '../../src/resume/manual/pageMetrics.ts';
import { documentMessages } from '../../src/resume/messages/documentMessages.ts';
import { interfaceLanguage } from '../../src/resume/messages/interfaceLanguage.ts';
import { keyFacts } from '../../src/resume/owner/keyFacts.ts';
import { fillIn } from '../../src/resume/text/fillIn.ts';
import { normalizeText, normalizeWhitespace } from '../../src/resume/text/normalizeText.ts';
import type { DocumentFonts } from './documentFonts.ts';
import { manualPages } from './manualPages.ts';
import { paletteColor } from './palette.ts';
import { printedText } from './printedText.ts';
import { resumeText } from './resumeText.ts';

/** Keys whose values are links, not text. */
const address = /url$/i;

/**
 * The templates' `data.json`: every text they print.
 * @param photo the file name of the owner's photo in `pictures/`
 */
export function documentData(
  content: Content,
  { fonts, photo }: { fonts: DocumentFonts; photo: string | undefined },
): string {
  const name = normalizeText(keyFacts(content).name);
  const messages = content.messages?.documents ?? documentMessages;
  const { language, region } = new Intl.Locale(content.game.site.language);
  const has = (codePoint: number) => [...fonts.builtIn, ...fonts.owners].some((font) => font.has(codePoint));
  const data = {
    metrics,
    palette: {
      ink: paletteColor('night'),
      paper: paletteColor('cream'),
      spot: paletteColor('orange'),
      spotText: paletteColor('rust'),
    },
    author: name,
    // Typst takes language and country separately, as ISO codes.
    language,
    region: region && /^[A-Z]{2}$/.test(region) ? region : null,
    interfaceLanguage: new Intl.Locale(interfaceLanguage(content)).language,
    isTurned: content.direction === 'rtl',
    date: content.asOf,
    titles: Object.fromEntries(
      Object.entries(messages.titles).map(([template, title]) => [template, `${name}: ${title}`]),
    ),
    faces: fonts.owners.flatMap(({ families }) => families),
    resume: { ...resumeText(content), photo: photo ? { file: photo, alt: fillIn(messages.portrait, { name }) } : null },
    manual: manualPages(content),
    sheet: messages.sheet,
  };
  return JSON.stringify(data, (key, value: unknown) => {
    if (typeof value !== 'string' || address.test(key)) return value;
    // Items keep leading and trailing spaces: they separate the runs of a text with markup.
    return printedText(
      /^\d/.test(key) ? normalizeWhitespace(value) : normalizeText(value),
      has,
      content.game.site.language,
    );
  });
}
