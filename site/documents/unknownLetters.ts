import type { Content } from '../../src/content/Content.ts';
import { everyValue } from '../../src/content/check/everyValue.ts';
import { type Path, pathText } from '../../src/content/check/Problem.ts';
import { normalizeText } from '../../src/content/normalizeText.ts';
import { type SectionName, sectionNames, sectionsFor } from '../../src/content/sectionNames.ts';
import { type DocumentProblem, stops, warns } from './DocumentProblem.ts';
import type { FontFacts } from './fontFacts.ts';
import { leftOut, printedText } from './printedText.ts';

/** The printed parts of game.json. The others are on screen only, where a system font has every letter. */
const printedFields = ['player', 'quest', 'letters.generic', 'sideQuests', 'about', 'projects', 'manual'];

/** What no document says of the résumé: a file's name, a date that is written anew, a country where there is a city. */
const notPrinted = [
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

/** Fields whose text has markup: what is below them is one text. */
const marked = ['summary', 'reference', 'highlights'];

/** A text in another script fails in every field: a few are enough to see why. */
const maxListed = 8;

const fix =
  'Put a font file (TTF or OTF) that has the letters beside game.json, and name it here: "documents": { "fonts": ["NotoSans.ttf"] }.';

/** Nothing to see: joiners and marks that choose a form. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;

type Text = { source: DocumentProblem['source']; path: Path; text: string };

/**
 * The owner's letters that none of the faces has: one problem for each field, naming the first of them, and one that
 * says how to fix it. Without this they would be printed as empty boxes. Pictures that no face has are left out of the
 * documents, which is no more than a warning.
 */
export function unknownLetters(content: Content, fonts: readonly FontFacts[]): readonly DocumentProblem[] {
  const has = (codePoint: number) => fonts.some((font) => font.has(codePoint));
  const texts = printedTexts(content);
  const pictures = texts.flatMap(({ source, path, text }) => {
    const missingCharacters = leftOut(text, has);
    return missingCharacters.length > 0 ? [warns(source, path, withoutPictures(missingCharacters))] : [];
  });
  const missingByText = texts.flatMap(({ source, path, text }) => {
    const letter = [...printedText(text, has)].find((one) => !unseen.test(one) && !has(one.codePointAt(0) ?? 0));
    return letter === undefined ? [] : [stops(source, path, message(letter))];
  });
  const listedFields = onePerField(missingByText);
  if (listedFields.length === 0) return onePerField(pictures);
  const hiddenCount = listedFields.length - maxListed;
  const more = hiddenCount > 0 ? `There are ${hiddenCount} more fields like these. ` : '';
  return [
    ...listedFields.slice(0, maxListed),
    stops('game', ['documents', 'fonts'], more + fix),
    ...onePerField(pictures),
  ];
}

function printedTexts({ resume, game }: Content): readonly Text[] {
  const visibleSections = [...sectionsFor('resume', game.sections), ...sectionsFor('manual', game.sections)];
  return [
    ...textsIn(resume, 'resume').filter(({ path }) => isPrinted(path, visibleSections)),
    ...textsIn(game, 'game')
      .filter(({ path }) => printedFields.some((start) => pathText(path).startsWith(start)))
      // Where the owner wrote {name}, the name's letters are reported at the name.
      .map((one) => ({ ...one, text: one.text.replaceAll(normalizeText(resume.basics.name), '') })),
  ];
}

function textsIn(document: unknown, source: DocumentProblem['source']): readonly Text[] {
  return [...everyValue(document)].flatMap(({ path, value }): readonly Text[] => {
    if (typeof value !== 'string' || notPrinted.some((key) => path.includes(key))) return [];
    const field = fieldOf(path);
    // Below a text with markup, a link's address is followed, not read.
    if (field.length < path.length && path.at(-1) === 'url') return [];
    return [{ source, path: field, text: normalizeText(value) }];
  });
}

/** Where the text with markup begins that a place is in: it is one field, however many pieces it is in. */
export function fieldOf(path: Path): Path {
  const at = path.findIndex((step) => typeof step === 'string' && marked.includes(step));
  return at === -1 ? path : path.slice(0, path[at] === 'highlights' ? at + 2 : at + 1);
}

function isPrinted(path: Path, visibleSections: readonly SectionName[]): boolean {
  const [first, second] = path;
  const section = sectionNames.find((name) => name === (first === 'basics' ? second : first));
  return section === undefined || visibleSections.includes(section);
}

function onePerField(problems: readonly DocumentProblem[]): readonly DocumentProblem[] {
  return [...new Map(problems.map((problem) => [`${problem.source} ${pathText(problem.path)}`, problem])).values()];
}

function withoutPictures(pictures: readonly string[]): string {
  return `The PDF documents leave out ${pictures.map((picture) => `"${picture}"`).join(', ')}, which their faces cannot draw.`;
}

function message(letter: string): string {
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `The faces of the PDF documents have no "${letter}" (U+${code}).`;
}
