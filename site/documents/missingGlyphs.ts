import type { Content } from '../../src/resume/Content.ts';
import { type SectionName, sectionNames, sectionsFor } from '../../src/resume/sections/sectionNames.ts';
import { normalizeText } from '../../src/resume/text/normalizeText.ts';
import { type Path, pathText } from '../import/report/Finding.ts';
import { everyValue } from '../import/values.ts';
import { type DocumentProblem, stops, warns } from './DocumentProblem.ts';
import type { FontFacts } from './fontFacts.ts';
import { omittedPictures, printedText } from './printedText.ts';

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

/** List only a few fields: a text in an unsupported script fails in every one. */
const maxListed = 8;

const fix =
  'Put a font file (TTF or OTF) with these letters beside game.json, and name it here: "documents": { "fonts": ["NotoSans.ttf"] }.';

/** Invisible code points: joiners and variation selectors. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;

type Text = { source: DocumentProblem['source']; path: Path; text: string };

/**
 * Reports the owner's characters that no font has, which would print as boxes: one error per field,
 * and one that says how to fix it. Missing emoji are only a warning, since the documents omit them.
 */
export function missingGlyphs(content: Content, fonts: readonly FontFacts[]): readonly DocumentProblem[] {
  const has = (codePoint: number) => fonts.some((font) => font.has(codePoint));
  const texts = printedTexts(content);
  const pictures = texts.flatMap(({ source, path, text }) => {
    const missingCharacters = omittedPictures(text, has);
    return missingCharacters.length > 0 ? [warns(source, path, withoutPictures(missingCharacters))] : [];
  });
  const missingByText = texts.flatMap(({ source, path, text }) => {
    const letter = [...printedText(text, has)].find(
      (character) => !invisible.test(character) && !has(character.codePointAt(0) ?? 0),
    );
    return letter === undefined ? [] : [stops(source, path, message(letter))];
  });
  const listedFields = onePerField(missingByText);
  if (listedFields.length === 0) return onePerField(pictures);
  const hiddenCount = listedFields.length - maxListed;
  const more = hiddenCount > 0 ? `${hiddenCount} more fields have the same problem. ` : '';
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
      // A missing letter of the name is reported at the name, not in each text that repeats it.
      .map((item) => ({ ...item, text: item.text.replaceAll(normalizeText(resume.basics.name), '') })),
  ];
}

function textsIn(document: unknown, source: DocumentProblem['source']): readonly Text[] {
  return [...everyValue(document)].flatMap(({ path, value }): readonly Text[] => {
    if (typeof value !== 'string' || unprintedKeys.some((key) => path.includes(key))) return [];
    const field = fieldOf(path);
    // A link's address in a text with markup is not printed.
    if (field.length < path.length && path.at(-1) === 'url') return [];
    return [{ source, path: field, text: normalizeText(value) }];
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

function onePerField(problems: readonly DocumentProblem[]): readonly DocumentProblem[] {
  return [...new Map(problems.map((problem) => [`${problem.source} ${pathText(problem.path)}`, problem])).values()];
}

function withoutPictures(pictures: readonly string[]): string {
  return `The PDF documents omit ${pictures.map((picture) => `"${picture}"`).join(', ')}: their fonts have no such pictures.`;
}

function message(letter: string): string {
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `The fonts of the PDF documents have no "${letter}" (U+${code}).`;
}
