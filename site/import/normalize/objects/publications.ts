import { isEmpty, type JsonObject } from '../../values.ts';

/** Makes the DOI of a publication its address, unless it has another one. */
export function addDoiAddress({ doi, ...publication }: JsonObject): JsonObject {
  const [, id] =
    typeof doi === 'string'
      ? (/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\..+\/\S+)$/i.exec(doi.trim()) ?? [])
      : [];
  return id && isEmpty(publication.url) ? { ...publication, url: `https://doi.org/${id}` } : { ...publication, doi };
}
