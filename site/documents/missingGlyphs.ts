import type { Content } from '../../src/resume/Content.ts';
import { normalizeText } from '../../src/resume/text/normalizeText.ts';
import { type DocumentProblem, documentWarning } from './DocumentProblem.ts';
import { templateTexts } from './documentData.ts';
import type { FontFacts } from './fontFacts.ts';
import { type NotoFont, notoFontsFor } from './notoFonts.ts';
import { type HasCharacter, isPrintable, omittedPictures, printedText } from './printedText.ts';
import { type Path, textsIn } from './textsIn.ts';

/** Fields with markup. Everything below them, or below an item of `highlights`, is one text. */
const richTextKeys = ['summary', 'reference', 'highlights'];

/** A warning names only a few words, because all words of an unsupported script are unprintable. */
const maxWords = 3;

const unique = (texts: readonly string[]) => [...new Set(texts)];

function hasCharacterIn(fonts: readonly FontFacts[]): HasCharacter {
  return (codePoint) => fonts.some((font) => font.has(codePoint));
}

/**
 * Warns of the owner's characters that no font has: letters, which are printed in Latin letters, and
 * emoji, which are omitted. Each warning names the first field.
 */
export function missingGlyphs(content: Content, fonts: readonly FontFacts[]): readonly DocumentProblem[] {
  const has = hasCharacterIn(fonts);
  const texts = templateTexts(content);
  const words = unprintableWords(texts, has);
  const pictures = unique(texts.flatMap((text) => omittedPictures(text, has)));
  return [
    ...warningAt(content, words, (ownWords) => lettersMessage(ownWords, has, content.game.site.language)),
    ...warningAt(content, pictures, picturesMessage),
  ];
}

/** The fonts to add for the letters that no font has. */
export function missingFonts(content: Content, fonts: readonly FontFacts[]): readonly NotoFont[] {
  const has = hasCharacterIn(fonts);
  return fontsFor(unprintableWords(templateTexts(content), has), has, content.game.site.language);
}

/** The words with a letter that no font has, without the pictures that are omitted. */
function unprintableWords(texts: readonly string[], has: HasCharacter): readonly string[] {
  const words = texts.flatMap((text) => {
    const letters = omittedPictures(text, has).reduce((rest, picture) => rest.replaceAll(picture, ''), text);
    return letters.split(/[\s,.;:()"]+/);
  });
  return unique(words.filter((word) => !isPrintable(word, has)).map(visibleCharacters));
}

const visibleCharacters = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

function fontsFor(words: readonly string[], has: HasCharacter, language: string): readonly NotoFont[] {
  const letters = words.flatMap((word) => [...word]);
  return notoFontsFor(
    letters.filter((letter) => !isPrintable(letter, has)),
    language,
  );
}

/** Warns of the parts that the owner wrote. The other parts are texts of the interface. */
function warningAt(
  { resume, game }: Content,
  parts: readonly string[],
  message: (ownParts: readonly string[]) => string,
): readonly DocumentProblem[] {
  const fields = Object.entries({ resume, game } as const).flatMap(([source, document]) =>
    textsIn(document).map(({ path, text }) => ({ source, path, text: visibleCharacters(normalizeText(text)) })),
  );
  const ownParts = parts.filter((part) => fields.some(({ text }) => text.includes(visibleCharacters(part))));
  const field = fields.find(({ text }) => ownParts.some((part) => text.includes(visibleCharacters(part))));
  return field
    ? [documentWarning(field.source === 'game' ? 'game' : 'resume', fieldOf(field.path), message(ownParts))]
    : [];
}

function lettersMessage(words: readonly string[], has: HasCharacter, language: string): string {
  const examples = words
    .slice(0, maxWords)
    .map((word) => `"${word.slice(0, 40)}" as "${printedText(word.slice(0, 40), has, language)}"`);
  const more = words.length > maxWords ? ` and ${words.length - maxWords} more words likewise` : '';
  const fonts = fontsFor(words, has, language);
  const scripts = fonts.map(({ script }) => script).join(' or ');
  const problem =
    `The PDF documents print ${examples.join(', ')}${more}: their fonts have no ${scripts} letters. The site shows ` +
    'them as written.';
  const fix =
    `\`npm run setup -- --fonts\` adds ${fonts.map(({ name }) => name).join(' and ')}. Or put a font file (TTF or OTF) ` +
    'with these letters beside game.json and name it there: "documents": { "fonts": ["MyFont.ttf"] }.';
  return `${problem} ${fix}`;
}

function picturesMessage(pictures: readonly string[]): string {
  return `The PDF documents omit ${pictures.map((picture) => `"${picture}"`).join(', ')}: their fonts have no such pictures.`;
}

/** Shortens a path to its text with markup, which counts as one field. */
function fieldOf(path: Path): Path {
  const index = path.findIndex((step) => typeof step === 'string' && richTextKeys.includes(step));
  return index === -1 ? path : path.slice(0, path[index] === 'highlights' ? index + 2 : index + 1);
}
