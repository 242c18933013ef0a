// Publications: their DOI, and the parts of a reference in a bibliography.
import { quoteValue } from '../../report/Finding.ts';
import { readAs } from '../../report/messages.ts';
import { isEmpty, type JsonObject } from '../../values.ts';
import { filePathOf, type NormalizationContext } from '../context.ts';

/** Makes the DOI of a publication its address, unless it has another one. */
export function addDoiAddress({ doi, ...publication }: JsonObject): JsonObject {
  const [, id] =
    typeof doi === 'string'
      ? (/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\..+\/\S+)$/i.exec(doi.trim()) ?? [])
      : [];
  return id && isEmpty(publication.url) ? { ...publication, url: `https://doi.org/${id}` } : { ...publication, doi };
}

const number = /^(?:\[\d{1,3}\]|\d{1,3}[.)])\s+(?=\S)/;

const initials = String.raw`(?:\p{Lu}\.?[ -]?){1,3}(?![\p{L}'’])`;
const surname = String.raw`(?:(?:van|von|de|der|del|di|da|le|la) )*\p{Lu}[\p{L}'’-]+`;
const author = `(?:(?:\\p{Lu}\\.[ -]?){1,3} ?${surname}|${surname},? ${initials})`;
const authors = `${author}(?:(?:[,;]? (?:and|&|et|und|y|e) |[,;] )${author})*(?:,? et al\\.?)?`;

/** "Hall, A., & Petrov, D. (2019). Salt in soup. Kitchen Letters, 4(2)." */
const reference = new RegExp(
  `^(?<authors>${authors})[.,:]?\\s+(?:\\((?<when>[^()]{4,20})\\)[.,:]?\\s+)?(?<title>[^"“”]{8,}?[^A-Z][.?!])(?:\\s+(?<source>.+))?$`,
  'u',
);
const quotedTitle = /^(?<authors>\p{Lu}[^"“”«]*?)[,.:]?\s+["“«](?<title>[^"“”»]+?)[,.]?["”»][,.]?\s*(?<source>.*)$/u;

const yearIn = /(?:^|[\s(,;])((?:19|20)\d{2})(?=[\s).,;:]|$)/;

/** Reads the authors, the publisher and the year of a reference, and drops its number. */
export function splitReference(publication: JsonObject, context: NormalizationContext): JsonObject {
  const { name, authors: ownAuthors, publisher, releaseDate } = publication;
  if (typeof name !== 'string') return publication;
  const text = name.replace(number, '');
  const isWhole = [ownAuthors, publisher, releaseDate].every(isEmpty);
  const parts = isWhole ? (quotedTitle.exec(text) ?? reference.exec(text))?.groups : undefined;
  const { title = '', source = '', when = '' } = parts ?? {};
  const [, year] = yearIn.exec(when) ?? yearIn.exec(source) ?? [];
  if (!parts || !(year || when)) return text === name ? publication : { ...publication, name: text };
  context.reportChange(filePathOf(context, 'name'), readAs(quoteValue(text), `the reference of ${quoteValue(title)}`));
  return {
    ...publication,
    // "(in press)" stays with the title.
    name: title.replace(/[.,]$/, '') + (when && !yearIn.test(when) ? ` (${when})` : ''),
    authors: authorsIn(parts.authors ?? ''),
    publisher: publisherIn(source, year) || undefined,
    ...(year && { releaseDate: year }),
  };
}

const authorAlone = new RegExp(author, 'gu');

/** The authors, one for each name with initials. Other lists stay one text. */
function authorsIn(text: string): readonly string[] {
  const names = text.match(authorAlone) ?? [];
  const others = text.replace(authorAlone, '').replace(/\band\b|[\s,;.&]+/g, '');
  return others === '' ? names.map((name) => name.trim()) : [text.trim()];
}

/** "Kitchen Letters, 4(2), 2019." without the year at its end. */
function publisherIn(source: string, year = ''): string {
  const end = new RegExp(`[\\s,;(]*${year || '$'}\\)?\\.?$`);
  return source
    .replace(/^in:?\s+/i, '')
    .replace(end, '')
    .replace(/[\s.,;]+$/, '');
}
