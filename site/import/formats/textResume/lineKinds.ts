// Tells names, places and web addresses from other lines by their form.
import { countryCodeOf } from '../../normalize/countries.ts';
import { isSentence } from '../../normalize/objects/emptyEntries.ts';
import { isLarge, type TextLine } from '../../read/TextLine.ts';
import { partsOf } from './datesIn.ts';

/** A label has up to three words: "Role: Lead". */
const labeled = /^(?:[^\s:]+ ){0,2}[^\s:]+: /;

export const isTitle = ({ text, isListItem, isBold, size, styles }: TextLine) =>
  !isListItem && !(styles ? text.includes(': ') : labeled.test(text)) && (isBold || isLarge({ size }));

/** The longest name of an entry in body text, alone and beside a town, in characters. Longer lines are sentences. */
const [maxNameLength, maxTownLineLength] = [120, 140];

export const isName = ({ text, isListItem, size }: TextLine) =>
  !isListItem &&
  !isPlaceInCountry(text) &&
  (isLarge({ size }) || (text.length <= maxNameLength && !/[.:;!?,]$|^[^:]{2,30}: /.test(text)));

/** "Ghent, Flanders, Belgium" */
export const isPlaceInCountry = (text: string) =>
  text.split(', ').length > 2 && countryCodeOf(text.replace(/^.*, /, '')) !== undefined;

/** Whether a line may be a name and its town: "oak works    Ghent". */
export const hasTown = ({ text, isListItem }: TextLine) =>
  !isListItem && text.length < maxTownLineLength && partsOf(text).length === 2;

/** The largest length, in characters, and font size of names and places that are lines of their own. */
const [maxShortLength, maxShortSize] = [50, 1.05];

/** Whether a line is a place or a name in body text: "Ghent, Flanders, Belgium". */
export const isShort = ({ text, isListItem, isBold, size }: TextLine) =>
  !isListItem &&
  !isBold &&
  size < maxShortSize &&
  text.length < maxShortLength &&
  /^[\p{Lu}\p{Lo}][^.:;!?\d]*$/u.test(text.replace(companyForm, ''));

/** Abbreviations whose full stop does not end a sentence. */
export const companyForm = /\b(?:Sp\. z o\.o\.|Inc\.|Ltd\.|Co\.|e\. ?V\.|S\.A\.)/g;

/** Whether a text is a web address: "oak.example/map". */
export const isAddress = (text: string) => /^(?:https?:\/\/|www\.)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i.test(text);

export const isWholeName = (line: TextLine) => isTitle(line) || (isName(line) && !isSentence(line.text));
