// Finds texts that the owner has not replaced: the placeholder's name and e-mail address, which must not
// be published, and its other texts of four words or more.
import { type Finding, type Path, pathText, warning } from '../report/Finding.ts';
import { quoteValue } from '../report/quoteValue.ts';
import { everyValue, isRecord } from './everyValue.ts';

const identityPaths = ['basics.name', 'basics.email'];

/** The placeholder's name and e-mail address in a résumé. */
export function identityLeftovers(resume: unknown, placeholder: unknown): Finding[] {
  const placeholderTexts = textsIn(placeholder).map(({ text }) => text);
  return textsIn(resume)
    .filter(({ path, text }) => identityPaths.includes(pathText(path)) && placeholderTexts.includes(text))
    .map(({ path, text }) => mustNotBePublished(path, `${quoteValue(text)} is the placeholder's. Write your own.`));
}

/** `addressOverride` is `SITE_ADDRESS`, which overrides the document's address. */
export function addressLeftovers(document: unknown, addressOverride: string | undefined): Finding[] {
  const writtenAddress = isRecord(document) && isRecord(document.site) ? document.site.address : undefined;
  if (!isExampleAddress(addressOverride || writtenAddress)) return [];
  const message = 'The site address is still example.com. Write the address where you will publish the site.';
  return [mustNotBePublished(['site', 'address'], message)];
}

/** @param draft the draft from the owner's résumé, whose texts are the owner's */
export function textLeftovers(document: unknown, placeholder: unknown, draft?: unknown): Finding[] {
  const draftTexts = new Set(textsIn(draft).map(({ text }) => text));
  const placeholderTexts = new Set(textsIn(placeholder).map(({ text }) => text));
  return textsIn(document)
    .filter(({ text }) => placeholderTexts.has(text) && !draftTexts.has(text) && text.split(/\s+/).length >= 4)
    .map(({ path, text }) => warning(path, `${quoteValue(text)} is the placeholder's. Replace or remove it.`));
}

/** Combines findings into one, at the first of them. */
export function inOneLine([first, ...others]: readonly Finding[]): Finding[] {
  if (!first || others.length === 0) return first ? [first] : [];
  const sections = new Set([first, ...others].map(({ path }) => path[0]));
  const more = `So ${others.length === 1 ? 'is 1 more text' : `are ${others.length} more texts`}`;
  return [{ ...first, message: `${first.message} ${more}, in ${[...sections].join(', ')}.` }];
}

/** Whether a value is an address at `example.com`, the placeholder's host. */
export function isExampleAddress(address: unknown): boolean {
  return typeof address === 'string' && URL.canParse(address) && new URL(address).hostname === 'example.com';
}

function mustNotBePublished(path: Path, message: string): Finding {
  return { ...warning(path, message), isPlaceholder: true };
}

function textsIn(document: unknown): { path: Path; text: string }[] {
  return [...everyValue(document)].flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ path, text: value.trim() }] : [],
  );
}
