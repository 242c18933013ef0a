import type { Content } from '../../src/resume/Content.ts';
import * as metrics from '../../src/resume/manual/pageMetrics.ts';
import { documentMessages } from '../../src/resume/messages/documentMessages.ts';
import { interfaceLanguage } from '../../src/resume/messages/interfaceLanguage.ts';
import { keyFacts } from '../../src/resume/owner/keyFacts.ts';
import { fillIn } from '../../src/resume/text/fillIn.ts';
import { normalizeText, normalizeWhitespace } from '../../src/resume/text/normalizeText.ts';
import { writingDirection } from '../../src/resume/text/writingDirection.ts';
import { type DocumentFonts, plainCharacters } from './documentFonts.ts';
import { manualPages } from './manualPages.ts';
import { paletteColor } from './palette.ts';
import { printedText } from './printedText.ts';
import { resumeText } from './resumeText.ts';
import { textsIn } from './textsIn.ts';

/** Keys whose values are links, not text. */
const linkKey = /url$/i;

type PrintingOptions = {
  fonts: DocumentFonts;
  /** The file name of the owner's photo in `pictures/`. */
  photo: string | undefined;
};

/** The templates' `data.json`: every text they print, without characters that no font has. */
export function documentData(content: Content, { fonts, photo }: PrintingOptions): string {
  const { language } = content.game.site;
  const faces = fonts.owners.flatMap(({ families }) => families);
  const has = (codePoint: number) => [...fonts.builtIn, ...fonts.owners].some((font) => font.has(codePoint));
  return JSON.stringify(
    { ...templateData(content, photo), faces, plainCharacters: plainCharacters.source },
    (key, value: unknown) => {
      if (typeof value !== 'string' || linkKey.test(key) || key === 'plainCharacters') return value;
      // Items of a list keep leading and trailing spaces, which separate the runs of a text with markup.
      return printedText(/^\d/.test(key) ? normalizeWhitespace(value) : normalizeText(value), has, language);
    },
  );
}

/** The texts that the templates print, including characters that no font has. */
export function templateTexts(content: Content): readonly string[] {
  const texts = textsIn(templateData(content));
  return texts.flatMap(({ path, text }) => (linkKey.test(String(path.at(-1))) ? [] : [normalizeText(text)]));
}

function templateData(content: Content, photo?: string) {
  const name = normalizeText(keyFacts(content).name);
  const messages = content.messages?.documents ?? documentMessages;
  const { language, region } = new Intl.Locale(content.game.site.language);
  return {
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
    letterLanguage: content.textLanguages && !content.textLanguages.letters ? 'en' : language,
    isRtl: writingDirection(content.game.site.language) === 'rtl',
    date: content.asOf,
    titles: Object.fromEntries(
      Object.entries(messages.titles).map(([template, title]) => [template, `${name}: ${title}`]),
    ),
    resume: { ...resumeText(content), photo: photo ? { file: photo, alt: fillIn(messages.portrait, { name }) } : null },
    manual: manualPages(content),
    sheet: messages.sheet,
  };
}
