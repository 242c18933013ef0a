// Drops entries that are hidden or have nothing to show, and moves sentences out of job titles.
import { quoteValue } from '../../report/Finding.ts';
import { readAs } from '../../report/messages.ts';
import { everyValue, isEmpty, type JsonObject } from '../../values.ts';
import { anyOf, words } from '../../words/words.ts';
import { filePathOf, type NormalizationContext } from '../context.ts';

/** "References available on request" contains no reference, so dropping it loses nothing. */
export const onRequest = new RegExp(`^.{0,50}${anyOf(words.documents['on request'])}.{0,20}$`, 'i');

/** Whether a value has only texts such as "available on request". */
const isRequest = (value: unknown): boolean =>
  typeof value === 'string'
    ? onRequest.test(value)
    : typeof value === 'object' && !isEmpty(value) && Object.values(Object(value)).every(isRequest);

/** Drops a reference that is only promised: "available on request". */
export const dropRequest = (entry: JsonObject): JsonObject => (isRequest(entry.reference) ? {} : entry);

/** Whether the owner has hidden a part of the file: `"hidden": true`, `"web": false`. */
export const isHidden = (part: JsonObject): boolean =>
  Object.entries(part).some(([key, value]) =>
    value === true
      ? /^(?:is)?(?:hide|hidden|disabled|deleted)$/i.test(key)
      : value === false && /^(?:is)?(?:show|visible|enabled|web|website|online|public|display)$/i.test(key),
  );

export function dropHidden(entry: JsonObject, { filePath, reportUnused }: NormalizationContext): JsonObject {
  if (!isHidden(entry)) return entry;
  reportUnused(filePath, entry);
  return {};
}

/** Reports `"pdf": false`, which keeps a part out of the file's PDF but not out of the site's. */
export function reportPdfFlags(document: JsonObject, { filePath, reportLoss }: NormalizationContext): JsonObject {
  const flags = [...everyValue(document)].filter(({ path, value }) => path.at(-1) === 'pdf' && value === false);
  if (flags.length > 0)
    reportLoss(filePath, `"pdf": false has no effect: the PDF of the site has these parts, too (${flags.length}).`);
  return document;
}

/** Drops an entry that has only an address, which is not a name. */
export function dropBareAddress(entry: JsonObject, { filePath, reportLoss }: NormalizationContext): JsonObject {
  const { url, ...others } = entry;
  if (isEmpty(url) || !isEmpty(others)) return entry;
  reportLoss(filePath, `Skipped: ${quoteValue(url)} has no name. Add one.`);
  return {};
}

const withoutWork = new RegExp(anyOf(words.entries['without work']), 'i');

/** Whether a line among job titles is a remark: a sentence, or "Looking for a job". */
export const isRemark = (line: string) => isSentence(line) || withoutWork.test(line);

/** "I draw maps for a living." is the start of a summary. */
export function moveSentence(basics: JsonObject, context: NormalizationContext): JsonObject {
  const { label, ...others } = basics;
  if (typeof label !== 'string' || !isSentence(label)) return basics;
  context.reportChange(filePathOf(context, 'label'), readAs(quoteValue(label), 'the start of the summary'));
  return { ...others, summary: isEmpty(basics.summary) ? label : `${label}\n\n${String(basics.summary)}` };
}

export const isSentence = (text: string) => /^(?:\S+\s+){4,}\S+[.!?]$/.test(text);

/** Whether a referee may have said a text: it begins with a quotation mark, or has a sentence. */
export const isPraise = (text: string) =>
  /^["“„«]/.test(text) || (/^(?:\S+\s+){4,}?\S+[.!?](?:\s|$)/.test(text) && /(?:\s\p{Ll}[\p{L}'’]*){3}/u.test(text));
