// What stands where a text should: a text, a date, an address.
import { calendarDate } from '../../calendarDate.ts';
import { splitGraphemes } from '../../splitGraphemes.ts';
import { webAddress } from '../../webAddress.ts';
import { isRecord } from '../everyValue.ts';
import { pathText } from '../Problem.ts';
import { quoteValue } from '../quoteValue.ts';
import { htmlAsMarkdown, htmlAsPlainText } from './htmlText.ts';
import { isEmpty, type NormalizationContext } from './NormalizationContext.ts';
import { isPresent, readDate } from './readDate.ts';

/** Signs that are no letters and no space: what a program has left in a text by mistake. */
const controlCharacters = /(?![\t-\r])\p{Cc}/gu;

/** What an object in a text's place is for; of these the first that it has is the text. */
const textKeys = ['name', 'title', 'text', 'label', 'value', 'content', 'description', 'url', 'href', 'link'];
const addressKeys = ['url', 'href', 'link', 'address'];

const markdownFields: ReadonlySet<unknown> = new Set(['summary', 'highlights', 'reference', 'description']);

/** Parts of a place, from small to large. */
const locationKeys = ['city', 'region', 'state', 'country', 'countryCode'];

/** A text as it is meant; `undefined` where there is none. */
export function normalizeTextField(
  value: unknown,
  { path, filePath, reportChange, reportLoss }: NormalizationContext,
): string | undefined {
  const text = textIn(value, textKeys);
  if (text === undefined) {
    if (!isEmpty(value)) reportLoss(filePath, `${quoteValue(value)} is no text, so it is left out.`);
    return undefined;
  }
  if (typeof value !== 'string' && text.trim() !== '')
    reportChange(filePath, `${quoteValue(value)} read as the text ${quoteValue(text)}.`);
  const cleanText = text.replace(controlCharacters, '');
  if (cleanText !== text) reportChange(filePath, 'A control character in this text is taken out.');
  const withoutHtml = markdownFields.has(path.findLast((step) => typeof step === 'string'))
    ? htmlAsMarkdown(cleanText)
    : htmlAsPlainText(cleanText);
  if (withoutHtml !== cleanText) reportChange(filePath, 'HTML in this text is read as what it means.');
  const withMarkdownLists =
    path.at(-2) === 'highlights' ? withoutHtml.replace(itemMarker, '') : toMarkdownList(withoutHtml);
  if (withMarkdownLists !== withoutHtml) reportChange(filePath, 'The signs of a list in this text are read as one.');
  return shortened(withMarkdownLists.trim(), { path, filePath, reportLoss }) || undefined;
}

/** More letters than these have. Their lines are set ever smaller until they fit, which takes minutes, and all of the memory, for a thousand. */
const mostLetters: Readonly<Record<string, number>> = { 'basics.name': 100, 'basics.label': 300 };

function shortened(
  text: string,
  { path, filePath: at, reportLoss: lose }: Pick<NormalizationContext, 'path' | 'filePath' | 'reportLoss'>,
): string {
  const most = mostLetters[pathText(path)] ?? Number.POSITIVE_INFINITY;
  // Of code units there are no fewer than letters.
  if (text.length <= most) return text;
  const letters = splitGraphemes(text);
  if (letters.length <= most) return text;
  lose(at, `This has ${letters.length} letters, and ${most} are the most. The rest is left out: shorten it.`);
  const cut = letters.slice(0, most).join('');
  const whole = /\s/.test(letters[most] ?? '') ? cut : cut.replace(/\s+\S*$/, '');
  return whole.trim();
}

/** What stands before an item of a list: in a text, where there are two at least. */
const itemMarker = /^\s*[•▪●·‣◦-]\s+/u;
const itemMarkers = /^[ \t]*[•▪●·‣◦][ \t]*/gmu;

function toMarkdownList(text: string): string {
  return (text.match(itemMarkers)?.length ?? 0) > 1 ? text.replace(itemMarkers, '- ') : text;
}

function textIn(value: unknown, keys: readonly string[]): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    const texts = value.map((item) => textIn(item, keys)?.trim()).filter(Boolean);
    const hasSentences = texts.some((text = '') => /[.!?\n]/.test(text));
    return texts.length > 0 ? texts.join(hasSentences ? '\n\n' : ', ') : undefined;
  }
  if (!isRecord(value)) return undefined;
  const key = keys.find((one) => typeof value[one] === 'string' && value[one] !== '');
  if (key) return textIn(value[key], keys);
  const parts = locationKeys.map((one) => value[one]).filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** `www.ada.example`, `ada.example/cv`, `//ada.example`: an address but for its scheme. */
const hasHost = /^(?:\/\/)?[^\s:/?#@]+\.[^\s:/?#@.]{2,}(?:[:/?#]|$)/u;

/** An address with its scheme. What no visitor can be sent to is left out. */
export function normalizeUrlField(value: unknown, context: NormalizationContext): string | undefined {
  const { filePath, reportChange, reportLoss } = context;
  const text = textIn(value, [...addressKeys, ...textKeys])?.trim();
  if (!text) return normalizeTextField(value, context);
  const address = hasHost.test(text) ? `https://${text.replace(/^\/\//, '')}` : text;
  if (!webAddress(address) || /\s/.test(address)) {
    const message = 'is no web address, so it is left out. Write it in full, with https:// and without spaces.';
    reportLoss(filePath, `${quoteValue(text)} ${message}`);
    return undefined;
  }
  if (address !== text) reportChange(filePath, `${quoteValue(text)} read as ${quoteValue(address)}.`);
  return address;
}

/** An e-mail address alone: without `mailto:`, without a name before it. */
export function normalizeEmailField(value: unknown, context: NormalizationContext): string | undefined {
  const text = normalizeTextField(Array.isArray(value) ? value[0] : value, context);
  const [, address = text] = /^(?:mailto:|[^<>@]*<)([^<>\s]+?)>?$/i.exec(text ?? '') ?? [];
  if (text && address !== text)
    context.reportChange(context.filePath, `${quoteValue(text)} read as ${quoteValue(address)}.`);
  return address;
}

/** A date as JSON Resume writes it. What is none stays, and is for the check to say. */
export function normalizeDateField(value: unknown, context: NormalizationContext): string | undefined {
  const { path, filePath, reportChange, reportLoss } = context;
  const isEnd = path.at(-1) === 'endDate';
  if (isEnd && (typeof value === 'boolean' || (typeof value === 'string' && isPresent(value)))) {
    reportChange(filePath, `${quoteValue(value)} read as still going on.`);
    return undefined;
  }
  const text = isRecord(value)
    ? dateFromParts(value)
    : typeof value === 'number'
      ? String(value)
      : normalizeTextField(value, context);
  if (!text || calendarDate(text)) {
    if (text && text !== String(value)) reportChange(filePath, `${quoteValue(value)} read as ${text}.`);
    if (!text && !isEmpty(value) && isRecord(value))
      reportLoss(filePath, `${quoteValue(value)} is no date, so it is left out.`);
    return text;
  }
  const date = readDate(text);
  if (date) reportChange(filePath, `${quoteValue(text)} read as ${date}.`);
  return date ?? text;
}

/** `{ "year": 2023, "month": 9 }`; or a text in an object. */
function dateFromParts(value: Record<string, unknown>): string | undefined {
  const { year, month, day } = value;
  const parts = [year, month, day].filter((part) => typeof part === 'number' || typeof part === 'string');
  return year ? readDate(parts.join('-')) : textIn(value, ['date', ...textKeys]);
}
