import type { Content } from '../../src/resume/Content.ts';
import { type SectionName, sectionNames, sectionsFor } from '../../src/resume/sections/sectionNames.ts';
import { normalizeText } from '../../src/resume/text/normalizeText.ts';
import { type Path, pathText } from '../import/report/Finding.ts';
import { everyText } from '../import/values.ts';
import { type DocumentProblem, warns, withoutDuplicates } from './DocumentProblem.ts';
import type { FontFacts } from './fontFacts.ts';
import { type NotoFont, notoFontsFor } from './notoFonts.ts';
import { type HasLetter, isPrintable, omittedPictures, printedText } from './printedText.ts';

/**
 * The printed fields of game.json. The others are on screen, where system fonts have every
 * character.
 */
const printedFields = ['player', 'quest', 'letters.generic', 'sideQuests', 'about', 'projects', 'manual'];

/** Résumé keys whose text is never printed as written. */
const unprintedKeys = [
  'meta',
  'image',
  'startDate',
  'endDate',
  'releaseDate',
  'date',
  'countryCode',
  'picture',
  'source',
  'page',
];

/** Fields with markup: everything below them is one text. */
const richTextKeys = ['summary', 'reference', 'highlights'];

/** Name only a few words: a text in an unsupported script lacks every one. */
const maxWords = 3;

function hasLetterIn(fonts: readonly FontFacts[]): HasLetter {
  return (codePoint) => fonts.some((font) => font.has(codePoint));
}

type Text = { source: DocumentProblem['source']; path: Path; text: string };

/**
 * Warns of the owner's characters that no font has: in one line of the letters, which are printed in Latin
 * letters, and per field of the emoji, which are omitted.
 */
export function missingGlyphs(content: Content, fonts: readonly FontFacts[]): readonly DocumentProblem[] {
  const has = hasLetterIn(fonts);
  const texts = printedTexts(content);
  const pictures = texts.flatMap(({ source, path, text }) => {
    const missingCharacters = omittedPictures(text, has);
    return missingCharacters.length > 0 ? [warns(source, path, withoutPictures(missingCharacters))] : [];
  });
  return [...missingLetters(texts, has, content.game.site.language), ...withoutDuplicates(pictures)];
}

type Word = Omit<Text, 'text'> & { word: string };

/** The words with a letter that no font has. */
function wordsWithMissingLetters(texts: readonly Text[], has: HasLetter): readonly Word[] {
  return texts.flatMap(({ source, path, text }) =>
    text
      .split(/[\s,.;:()"]+/)
      .filter((word) => !isPrintable(withoutOmitted(word, has), has))
      .map((word) => ({ source, path, word: word.replace(/\p{Default_Ignorable_Code_Point}/gu, '') })),
  );
}

/** The Noto fonts with the letters that no font has. */
export function missingFonts(content: Content, fonts: readonly FontFacts[]): readonly NotoFont[] {
  const has = hasLetterIn(fonts);
  return fontsForWords(wordsWithMissingLetters(printedTexts(content), has), has, content.game.site.language);
}

function fontsForWords(words: readonly Word[], has: HasLetter, language: string): readonly NotoFont[] {
  const letters = words.flatMap(({ word }) => [...withoutOmitted(word, has)]);
  return notoFontsFor(
    letters.filter((letter) => !isPrintable(letter, has)),
    language,
  );
}

/** One warning, at the first field with a letter that no font has. */
function missingLetters(texts: readonly Text[], has: HasLetter, language: string): readonly DocumentProblem[] {
  const words = wordsWithMissingLetters(texts, has);
  const [first] = words;
  if (!first) return [];
  const uniqueWords = [...new Set(words.map(({ word }) => word))];
  const examples = uniqueWords
    .slice(0, maxWords)
    .map((word) => `"${word.slice(0, 40)}" as "${printedText(word.slice(0, 40), has, language)}"`);
  const more = uniqueWords.length > maxWords ? ` and ${uniqueWords.length - maxWords} more words likewise` : '';
  const fonts = fontsForWords(words, has, language);
  const scripts = fonts.map(({ script }) => script).join(' or ');
  const problem =
    `The PDF documents print ${examples.join(', ')}${more}: their fonts have no ${scripts} letters. The site shows ` +
    'them as written.';
  const fix =
    `\`npm run setup -- --fonts\` adds ${fonts.map(({ name }) => name).join(' and ')}. Or put a font file (TTF or OTF) ` +
    'with these letters beside game.json and name it there: "documents": { "fonts": ["MyFont.ttf"] }.';
  return [warns(first.source, first.path, `${problem} ${fix}`)];
}

/** A word without the pictures that are omitted, which have a warning of their own. */
function withoutOmitted(word: string, has: HasLetter): string {
  return omittedPictures(word, has).reduce((rest, picture) => rest.replaceAll(picture, ''), word);
}

function printedTexts({ resume, game }: Content): readonly Text[] {
  const visibleSections = [...sectionsFor('resume', game.sections), ...sectionsFor('manual', game.sections)];
  return [
    ...textsIn(resume, 'resume').filter(({ path }) => isPrinted(path, visibleSections)),
    ...textsIn(game, 'game')
      .filter(({ path }) => printedFields.some((start) => pathText(path).startsWith(start)))
      // A missing letter of the name is reported at the name, not in each text that repeats it.
      .map((item) => ({ ...item, text: item.text.replaceAll(normalizeText(resume.basics.name), '') })),
  ];
}

function textsIn(document: unknown, source: DocumentProblem['source']): readonly Text[] {
  return everyText(document).flatMap(({ path, text }): readonly Text[] => {
    if (unprintedKeys.some((key) => path.includes(key))) return [];
    const field = fieldOf(path);
    // A link's address in a text with markup is not printed.
    if (field.length < path.length && path.at(-1) === 'url') return [];
    return [{ source, path: field, text: normalizeText(text) }];
  });
}

/** Cuts a path at its text with markup, which counts as one field. */
export function fieldOf(path: Path): Path {
  const at = path.findIndex((step) => typeof step === 'string' && richTextKeys.includes(step));
  return at === -1 ? path : path.slice(0, path[at] === 'highlights' ? at + 2 : at + 1);
}

function isPrinted(path: Path, visibleSections: readonly SectionName[]): boolean {
  const [first, second] = path;
  const section = sectionNames.find((name) => name === (first === 'basics' ? second : first));
  return section === undefined || visibleSections.includes(section);
}

function withoutPictures(pictures: readonly string[]): string {
  return `The PDF documents omit ${pictures.map((picture) => `"${picture}"`).join(', ')}: their fonts have no such pictures.`;
}
