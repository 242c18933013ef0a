// What stands where a text should: a text, a date, an address.
import { calendarDate } from '../../calendarDate.ts';
import { lettersOf } from '../../lettersOf.ts';
import { webAddress } from '../../webAddress.ts';
import { isRecord } from '../everyValue.ts';
import { pathText } from '../Problem.ts';
import { shown } from '../shown.ts';
import { htmlAsMarkdown, htmlAsWords } from './htmlText.ts';
import { isEmpty, type Place } from './Mending.ts';
import { isPresent, readDate } from './readDate.ts';

/** Signs that are no letters and no space: what a program has left in a text by mistake. */
const control = /(?![\t-\r])\p{Cc}/gu;

/** What an object in a text's place is for; of these the first that it has is the text. */
const textKeys = ['name', 'title', 'text', 'label', 'value', 'content', 'description', 'url', 'href', 'link'];
const addressKeys = ['url', 'href', 'link', 'address'];

const marked: ReadonlySet<unknown> = new Set(['summary', 'highlights', 'reference', 'description']);

/** Parts of a place, from small to large. */
const placeKeys = ['city', 'region', 'state', 'country', 'countryCode'];

/** A text as it is meant; `undefined` where there is none. */
export function mendText(value: unknown, { path, at, say, lose }: Place): string | undefined {
  const text = textIn(value, textKeys);
  if (text === undefined) {
    if (!isEmpty(value)) lose(at, `${shown(value)} is no text, so it is left out.`);
    return undefined;
  }
  if (typeof value !== 'string' && text.trim() !== '') say(at, `${shown(value)} read as the text ${shown(text)}.`);
  const clean = text.replace(control, '');
  if (clean !== text) say(at, 'A control character in this text is taken out.');
  const read = marked.has(path.findLast((step) => typeof step === 'string'))
    ? htmlAsMarkdown(clean)
    : htmlAsWords(clean);
  if (read !== clean) say(at, 'HTML in this text is read as what it means.');
  const listed = path.at(-2) === 'highlights' ? read.replace(itemSign, '') : withLists(read);
  if (listed !== read) say(at, 'The signs of a list in this text are read as one.');
  return shortened(listed.trim(), { path, at, lose }) || undefined;
}

/** More letters than these have. Their lines are set ever smaller until they fit, which takes minutes, and all of the memory, for a thousand. */
const mostLetters: Readonly<Record<string, number>> = { 'basics.name': 100, 'basics.label': 300 };

function shortened(text: string, { path, at, lose }: Pick<Place, 'path' | 'at' | 'lose'>): string {
  const most = mostLetters[pathText(path)] ?? Number.POSITIVE_INFINITY;
  // Of code units there are no fewer than letters.
  if (text.length <= most) return text;
  const letters = lettersOf(text);
  if (letters.length <= most) return text;
  lose(at, `This has ${letters.length} letters, and ${most} are the most. The rest is left out: shorten it.`);
  const cut = letters.slice(0, most).join('');
  const whole = /\s/.test(letters[most] ?? '') ? cut : cut.replace(/\s+\S*$/, '');
  return whole.trim();
}

/** What stands before an item of a list: in a text, where there are two at least. */
const itemSign = /^\s*[•▪●·‣◦-]\s+/u;
const itemSigns = /^[ \t]*[•▪●·‣◦][ \t]*/gmu;

function withLists(text: string): string {
  return (text.match(itemSigns)?.length ?? 0) > 1 ? text.replace(itemSigns, '- ') : text;
}

function textIn(value: unknown, keys: readonly string[]): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    const texts = value.map((item) => textIn(item, keys)?.trim()).filter(Boolean);
    const isTold = texts.some((text = '') => /[.!?\n]/.test(text));
    return texts.length > 0 ? texts.join(isTold ? '\n\n' : ', ') : undefined;
  }
  if (!isRecord(value)) return undefined;
  const key = keys.find((one) => typeof value[one] === 'string' && value[one] !== '');
  if (key) return textIn(value[key], keys);
  const parts = placeKeys.map((one) => value[one]).filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** `www.ada.example`, `ada.example/cv`, `//ada.example`: an address but for its scheme. */
const hasHost = /^(?:\/\/)?[^\s:/?#@]+\.[^\s:/?#@.]{2,}(?:[:/?#]|$)/u;

/** An address with its scheme. What no visitor can be sent to is left out. */
export function mendUrl(value: unknown, place: Place): string | undefined {
  const { at, say, lose } = place;
  const text = textIn(value, [...addressKeys, ...textKeys])?.trim();
  if (!text) return mendText(value, place);
  const address = hasHost.test(text) ? `https://${text.replace(/^\/\//, '')}` : text;
  if (!webAddress(address) || /\s/.test(address)) {
    const message = 'is no web address, so it is left out. Write it in full, with https:// and without spaces.';
    lose(at, `${shown(text)} ${message}`);
    return undefined;
  }
  if (address !== text) say(at, `${shown(text)} read as ${shown(address)}.`);
  return address;
}

/** An e-mail address alone: without `mailto:`, without a name before it. */
export function mendEmail(value: unknown, place: Place): string | undefined {
  const text = mendText(Array.isArray(value) ? value[0] : value, place);
  const [, address = text] = /^(?:mailto:|[^<>@]*<)([^<>\s]+?)>?$/i.exec(text ?? '') ?? [];
  if (text && address !== text) place.say(place.at, `${shown(text)} read as ${shown(address)}.`);
  return address;
}

/** A date as JSON Resume writes it. What is none stays, and is for the check to say. */
export function mendDate(value: unknown, place: Place): string | undefined {
  const { path, at, say, lose } = place;
  const isEnd = path.at(-1) === 'endDate';
  if (isEnd && (typeof value === 'boolean' || (typeof value === 'string' && isPresent(value)))) {
    say(at, `${shown(value)} read as still going on.`);
    return undefined;
  }
  const text = isRecord(value) ? inParts(value) : typeof value === 'number' ? String(value) : mendText(value, place);
  if (!text || calendarDate(text)) {
    if (text && text !== String(value)) say(at, `${shown(value)} read as ${text}.`);
    if (!text && !isEmpty(value) && isRecord(value)) lose(at, `${shown(value)} is no date, so it is left out.`);
    return text;
  }
  const date = readDate(text);
  if (date) say(at, `${shown(text)} read as ${date}.`);
  return date ?? text;
}

/** `{ "year": 2023, "month": 9 }`; or a text in an object. */
function inParts(value: Record<string, unknown>): string | undefined {
  const { year, month, day } = value;
  const parts = [year, month, day].filter((part) => typeof part === 'number' || typeof part === 'string');
  return year ? readDate(parts.join('-')) : textIn(value, ['date', ...textKeys]);
}
