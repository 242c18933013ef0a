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

/** "Oak Press, 1968", "Oak Press (1999)" */
const yearAtEnd = /^(?<name>.*\p{L}.*?)(?:,\s*|\s*\()(?<year>(?:19|20)\d\d)\)?\.?$/u;

/** Separates the year from the publisher of a publication without a date. */
export function splitPublisher(publication: JsonObject): JsonObject {
  const { name, year } = yearAtEnd.exec(String(publication.publisher))?.groups ?? {};
  return name && isEmpty(publication.releaseDate)
    ? { ...publication, publisher: name, releaseDate: year }
    : publication;
}

const number = /^(?:\[\d{1,3}\]|\d{1,3}[.)])\s+(?=\S)/;

const surname = String.raw`(?:(?:van|von|de|der|del|di|da|le|la) )*\p{Lu}[\p{L}'’-]+`;
const initials = String.raw`(?:\p{Lu}\.?[ -]?){1,3}(?![\p{L}'’])`;
/** One author: "M. Hall", "Hall, M. A.", "El Hall, M.", "van Ree M". */
const author = String.raw`(?:(?:\p{Lu}\.[ -]?){1,3} ?${surname}|(?:${surname}(?: ${surname})?,|${surname}) ${initials})`;
const authorAlone = new RegExp(author, 'gu');
const and = '(?:[,;]? (?:and|&|et|und|y|e) |[,;] )';

/** "Hall, A., & Petrov, D. (2019). Salt in soup. Kitchen Letters, 4(2)." */
const reference = new RegExp(
  String.raw`^(?<authors>${author}(?:${and}${author})*(?:,? et al\.?)?)[.,:]?\s+` +
    String.raw`(?:(?:\((?<when>[^()]{4,20})\)|(?<bareYear>(?:19|20)\d{2}))[.,:]?\s+)?` +
    String.raw`(?<title>(?![&(\p{Ll}]|${author})[^"“”]{8,}?[^A-Z][.?!])(?:\s+(?<source>.+))?$`,
  'u',
);
const quotedTitle = /^(?<authors>\p{Lu}[^"“”«]*?)[,.:]?\s*["“«](?<title>[^"“”»]+?)[,.]?["”»][,.]?\s*(?<source>.*)$/u;

/** "Retrieved from <https://oak.test/>" */
const addressAtEnd = /\s*(?:(?:retrieved|available) (?:from|at):? )?<?(https?:\/\/[^\s<>]*[^\s<>.])>?\.?$/i;

const yearIn = /(?:^|[\s(,;])((?:19|20)\d{2})(?=[\s).,;:]|$)/;

/** Reads the authors, the publisher and the year of a reference, and drops its number. */
export function splitReference(publication: JsonObject, context: NormalizationContext): JsonObject {
  const { name, authors, publisher, releaseDate, url } = publication;
  if (typeof name !== 'string') return publication;
  const text = name.replace(number, '');
  const isWhole = [authors, publisher, releaseDate].every(isEmpty);
  const parts = isWhole ? (quotedTitle.exec(text) ?? reference.exec(text))?.groups : undefined;
  const { title = '', source = '', bareYear, when = bareYear ?? '', authors: authorList = '' } = parts ?? {};
  const [, year] = yearIn.exec(when) ?? yearIn.exec(source) ?? [];
  // An unpaired bracket shows a cut title. The text before a year in brackets is a list of authors.
  const isCut = title.split('(').length !== title.split(')').length || /\((?:19|20)\d\d\w?\)\.$/.test(title);
  if ((!year && !when) || isCut || /^\((?:19|20)\d\d/.test(source)) return { ...publication, name: text };
  context.reportChange(filePathOf(context, 'name'), readAs(quoteValue(text), `the reference of ${quoteValue(title)}`));
  // "(in press)" stays with the title.
  const status = when && !yearIn.test(when) ? ` (${when})` : '';
  // "Kitchen Letters, 4(2), 2019." ends with the year.
  const end = new RegExp(`(?:[\\s,;(]*${year}\\)?)?[\\s.,;]*$`);
  return {
    ...publication,
    name: title.replace(/[.,]$/, '') + status,
    authors: authorsIn(authorList),
    url: isEmpty(url) ? addressAtEnd.exec(source)?.[1] : url,
    publisher:
      source
        .replace(/^in:?\s+/i, '')
        .replace(addressAtEnd, '')
        .replace(end, '') || undefined,
    ...(year && { releaseDate: year }),
  };
}

/** The authors, if all have initials. Other lists stay one text. */
function authorsIn(text: string): readonly string[] {
  const others = text.replace(authorAlone, '').replace(/\band\b|[\s,;.&]+/g, '');
  return others === '' ? Array.from(text.matchAll(authorAlone), ([name]) => name.trim()) : [text.trim()];
}
