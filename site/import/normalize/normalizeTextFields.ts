import { webAddress } from '../../../src/resume/text/webAddress.ts';
import { originOf } from '../readTracker.ts';
import { type Path, quoteValue } from '../report/Finding.ts';
import { readAs } from '../report/messages.ts';
import { bulletCharacters, itemMark } from '../text/bulletText.ts';
import { htmlAsMarkdown, htmlAsPlainText, htmlIn } from '../text/htmlText.ts';
import { toParagraphs } from '../text/paragraphs.ts';
import { controlCharacter } from '../validate/characterFindings.ts';
import { isEmpty, isRecord, type JsonObject, lettersOf } from '../values.ts';
import type { NormalizationContext } from './context.ts';
import { phoneParts } from './phoneParts.ts';
import { townAndCode } from './places.ts';
import { maxLineLength, shorten } from './shorten.ts';

const controlCharacters = new RegExp(controlCharacter, 'gu');

/** The keys that may hold the text of an object that was written instead of a text. The first one counts. */
export const textKeys = 'name title text label value content description url href link what item'.split(' ');
const addressKeys = ['url', 'href', 'link', 'address'];

/** "[Oak](https://oak.example)" or "[PDF](/oak_(cv).pdf)" in a plain text */
const link = /!?\[([^[\]]*)\]\((?=[^()\s]*[./:#])((?:[^()\s]|\([^()\s]*\))*)\)/g;

/** "**Best** _Door_" in a name, which is plain text. */
const emphasis = /(?<![\p{L}\p{N}*_])(\*{1,3}|__?)(?=[^\s*_])([^*]*?[^\s*])\1(?![\p{L}\p{N}*_])/gu;

const markdownFields: ReadonlySet<unknown> = new Set(['summary', 'highlights', 'reference', 'description', 'text']);

/** Parts of a location, from small to large. */
const locationKeys = ['city', 'region', 'state', 'country', 'countryCode'];

/** Cleans a text, and reports the changes except at its ends; `undefined` if the value is not text. */
export function normalizeTextField(
  fileValue: unknown,
  { path, filePath, reportChange, reportLoss, reportUnused }: NormalizationContext,
): string | undefined {
  const text = textAt(path, fileValue);
  if (text === undefined) {
    if (!isEmpty(fileValue)) reportLoss(filePath, `Skipped: ${quoteValue(fileValue)} is not text.`);
    return undefined;
  }
  if (placeholderText.test(text)) {
    reportLoss(filePath, `Skipped: ${quoteValue(text)} is a placeholder of a template. Write the text itself.`);
    return undefined;
  }
  reportUnusedParts(fileValue, textKeys, { filePath, reportUnused });
  if (typeof fileValue !== 'string' && text.trim() !== '')
    reportChange(filePath, readAs(quoteValue(fileValue), quoteValue(text)));
  const isMarkdown = isMarkdownField(path);
  if (!isMarkdown) reportLinks(text, { filePath, reportLoss });
  const isHighlight = path.at(-2) === 'highlights';
  const cleanings: readonly (readonly [clean: (dirty: string) => string, message: string])[] = [
    [(dirty) => dirty.replace(controlCharacters, ''), 'Removed a control character from this text.'],
    [isMarkdown ? String : withoutMarkdown, 'Removed the Markdown from this text.'],
    [isMarkdown ? htmlAsMarkdown : htmlAsPlainText, 'Converted the HTML in this text to plain text or Markdown.'],
    [isHighlight ? withoutItemMark : toMarkdownList, 'Converted the bullets in this text to a list.'],
    [isMarkdown ? toParagraphs : String, 'Made each line of this text a paragraph.'],
  ];
  let cleanText = text;
  for (const [clean, message] of cleanings) {
    const dirtyText = cleanText;
    cleanText = clean(dirtyText);
    if (cleanText !== dirtyText) reportChange(filePath, message);
  }
  const field = path.at(-1);
  const { town: withoutCode, code } = field === 'location' ? townAndCode(cleanText) : { town: cleanText };
  if (code) reportLoss(filePath, `Skipped: ${quoteValue(code)}. Postal codes are not published.`);
  const plain = isMarkdown ? withoutCode : withoutEndMark(withoutCode, path);
  const value = field === 'phone' ? phoneIn(plain, { filePath, reportLoss }) : plain;
  const maxLength = isMarkdown ? Number.POSITIVE_INFINITY : maxLineLength;
  return shorten(value.trim(), { path, filePath, reportLoss }, maxLength) || undefined;
}

type Losses = Pick<NormalizationContext, 'filePath' | 'reportLoss'>;

const textAt = (path: Path, value: unknown) =>
  textIn(value, textKeys) ?? (path.at(-1) === 'phone' ? phoneParts(value) : undefined);

/** A phone number, unless the text is none: "upon request". */
function phoneIn(text: string, { filePath, reportLoss }: Losses): string {
  if (/\d/.test(text)) return text.replace(/^\s*tel:/i, '').replaceAll('~', ' ');
  if (text) reportLoss(filePath, `Skipped: ${quoteValue(text)} is not a phone number.`);
  return '';
}

/** Removes a colon or semicolon at the end, and the full stop of a skill or an interest. */
function withoutEndMark(text: string, [section]: Path): string {
  const isName = section === 'skills' || section === 'interests';
  return text.replace(/[\s;:]+$/, '').replace(isName ? /(?<=^[^.!?]*\p{Ll}{4})\.$/u : /^$/, '');
}

/** Removes emphasis within emphasis, too: "***On* Elm**". */
const withoutMarkdown = (text: string) =>
  text
    .replace(link, '$1')
    .replace(emphasis, '$2')
    .replace(emphasis, '$2')
    .replace(/\\(?=[`*_[\]#&$%])/g, '');

/** Reports the addresses of links, unless a link's text has the whole address, too. */
function reportLinks(text: string, { filePath, reportLoss }: Losses) {
  for (const [, name = '', address = ''] of text.matchAll(link)) {
    const shortAddress = address.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/i, '');
    if (!lettersOf(name).includes(lettersOf(shortAddress)))
      reportLoss(filePath, `Skipped: ${quoteValue(address)}, the address of this text.`);
  }
}

function isMarkdownField(path: Path): boolean {
  const field = path.findLast((step) => typeof step === 'string');
  return markdownFields.has(field) || (path[0] === 'textSections' && field === 'text');
}

const indentOf = (line: string) => line.search(/\S/);

/** Removes the mark of a highlight, unless the highlight is a list of several items. */
function withoutItemMark(text: string): string {
  const [first = '', ...others] = text.split('\n');
  const isList =
    itemMark.test(first) && others.some((line) => itemMark.test(line) && indentOf(line) <= indentOf(first));
  // In Markdown, an item that is further to the right continues the line above.
  return isList ? toMarkdownList(text) : text.replace(itemMark, '').replace(/\n[ \t]{4,}(?=[-*+•] )/g, '\n  ');
}

/** The bullets of a text. At least two make a list. */
const itemMarks = new RegExp(`^([ \\t]*)${bulletCharacters}[ \\t]*`, 'gmu');

/** Converts bullets to Markdown. A list within a list keeps its indentation. */
function toMarkdownList(text: string): string {
  const indents = Array.from(text.matchAll(itemMarks), ([, indent = '']) => indent.length);
  const minIndent = Math.min(...indents);
  return indents.length > 1 ? text.replace(itemMarks, (_, indent: string) => `${indent.slice(minIndent)}- `) : text;
}

/** Reports all parts of an object that stands in place of a text, except the text that `textIn` returns. */
export function reportUnusedParts(
  value: unknown,
  keys: readonly string[],
  { filePath, reportUnused }: Pick<NormalizationContext, 'filePath' | 'reportUnused'>,
): void {
  if (Array.isArray(value))
    for (const [index, item] of value.entries())
      reportUnusedParts(item, keys, { filePath: [...filePath, index], reportUnused });
  // A phone number in parts has no text at any key.
  if (!isRecord(value) || phoneParts(value) !== undefined) return;
  const path = originOf(value) ?? filePath;
  const used = usedKeys(value, keys);
  for (const [key, part] of Object.entries(value))
    if (!isEmpty(part) && !used.includes(key)) reportUnused([...path, key], part);
}

/** The keys of an object that `textIn` reads. */
function usedKeys(value: JsonObject, keys: readonly string[]): readonly string[] {
  const hasText = (key: string) => typeof value[key] === 'string' && value[key] !== '';
  const key =
    keys.find(hasText) ?? Object.keys(value).find((name) => /^(?:p|paragraph|line)\d*$/.test(name) && hasText(name));
  return key ? [key] : locationKeys.filter(hasText);
}

/** The text of any value. A list's texts are joined. An object's text is at the first of `keys`, or is its place. */
export function textIn(value: unknown, keys: readonly string[]): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    const texts = value.map((item) => textIn(item, keys)?.trim()).filter(Boolean);
    const hasSentences = texts.some((text = '') => /[.!?](?:\s|$)|\n|(?:\S+\s+){7}\S/.test(text));
    const paragraphBreak = texts.some((text = '') => htmlIn(text)) ? '<br>' : '\n\n';
    return texts.length > 0 ? texts.join(hasSentences ? paragraphBreak : ', ') : undefined;
  }
  if (!isRecord(value)) return undefined;
  const parts = usedKeys(value, keys).map((key) => value[key]);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** A placeholder of a template: `{root}cv.pdf`, `{{ site.url }}`, `<your-site>`, `%7Broot%7D`. */
const placeholder = /[{}<>]|%7b/i;

/** A text that is only a placeholder: `{{ site.phone }}`, `${name}`, `{% author %}`. */
const placeholderText = /^\s*(?:\{[{%].*[%}]\}|\$?\{[\w.-]+\})\s*$/;

/** An address without a scheme: `www.ada.example`, `ada.example/cv`, `//ada.example`. */
const hasHost =
  /^(?:\/\/)?[^\s:/?#@]+\.(?!(?:html?|pdf|php|docx?|json|txt|png|jpe?g|webp|svg)$)[^\s:/?#@.]{2,}(?:[:/?#]|$)/iu;

/** Normalizes a web address: adds its scheme, and drops addresses that browsers must not open. */
export function normalizeUrlField(value: unknown, context: NormalizationContext): string | undefined {
  const { filePath, reportChange, reportLoss } = context;
  if (isRecord(value)) reportUnusedParts(value, [...addressKeys, ...textKeys], context);
  const text = textIn(value, [...addressKeys, ...textKeys])
    ?.replace(controlCharacters, '')
    .trim()
    .replace(link, '$2');
  // Templates use "#" as a placeholder for a link.
  if (!text || text === '#') {
    if (!isEmpty(value) && !text) reportLoss(filePath, `Skipped: ${quoteValue(value)} is not a web address.`);
    return undefined;
  }
  if (placeholder.test(text)) {
    reportLoss(filePath, `Skipped: ${quoteValue(text)} is a placeholder of a template. Write the address itself.`);
    return undefined;
  }
  const address = hasHost.test(text) ? `https://${text.replace(/^\/\//, '')}` : text;
  if (!webAddress(address) || /\s/.test(address)) {
    const message = 'is not a valid web address. Write it in full, with https:// and without spaces.';
    reportLoss(filePath, `Skipped: ${quoteValue(text)} ${message}`);
    return undefined;
  }
  if (address !== text) reportChange(filePath, readAs(quoteValue(text), quoteValue(address)));
  return address;
}

/** The part before the @: letters of any script, and the symbols that mail programs accept. */
const mailName = /[\p{L}\p{M}\p{N}!#$&'*+/=^_`{|}~-]+/u.source;
const hostLabel = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?/u.source;
const mailAddress = new RegExp(`^${mailName}(?:\\.${mailName})*@(?:${hostLabel}\\.)+${hostLabel}$`, 'u');

/** "at" and "dot" as people write them to hide an address from programs. */
const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/\s*[[({<]\s*(?:at|@)\s*[\])}>]\s*|\s+at\s+/gi, '@'],
  [/\s*[[({<]\s*(?:dot|\.)\s*[\])}>]\s*|\s+dot\s+/gi, '.'],
];

/** Normalizes an email address. Drops `mailto:`, a name before the address, and further addresses. */
export function normalizeEmailField(value: unknown, context: NormalizationContext): string | undefined {
  const { filePath, reportChange, reportLoss } = context;
  const [first, ...others]: readonly unknown[] = [value].flat();
  for (const [index, other] of others.entries()) context.reportUnused([...filePath, index + 1], other);
  const text = normalizeTextField(first, context);
  if (!text) return undefined;
  const address = addressIn(text);
  if (!address) {
    reportLoss(
      filePath,
      `Skipped: ${quoteValue(text)} is not a valid email address. Write one like "name@example.com".`,
    );
    return undefined;
  }
  if (address !== text) reportChange(filePath, readAs(quoteValue(text), quoteValue(address)));
  return address;
}

function addressIn(text: string): string | undefined {
  const [, address = text] = /^(?:mailto:|[^<>@]*<)([^<>\s]+?)>?$/i.exec(text) ?? [];
  const plain = spelledOut.reduce((result, [pattern, sign]) => result.replace(pattern, sign), address);
  const [first = ''] = plain.split(/[\s,;|]+/);
  return [address, plain, first].find((candidate) => mailAddress.test(candidate) && !placeholder.test(candidate));
}
