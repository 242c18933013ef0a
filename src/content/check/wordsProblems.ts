import { type Catalogue, type Phrase, placeholdersOf, textsOf } from '../catalogue.ts';
import { isRecord } from './everyValue.ts';
import { likeliest } from './likeliest.ts';
import { error, type Problem } from './Problem.ts';

/** What is wrong with words.json: keys that are none, texts that are no text, placeholders that were lost or are unknown. */
export function wordsProblems(document: unknown, english: Catalogue): Problem[] {
  if (!isRecord(document)) return [error([], 'This has to be an object: { "console.about.heading": "About me" }.')];
  const keys = Object.keys(english);
  return Object.entries(document).flatMap(([key, value]) => {
    const phrase = english[key];
    if (key === '$schema') return [];
    if (phrase === undefined) {
      const meant = likeliest(key, keys) ?? keys.find((one) => one.endsWith(`.${key.split('.').at(-1)}`));
      return [error([key], `There are no words called "${key}".${meant ? ` Did you mean "${meant}"?` : ''}`)];
    }
    return isLike(phrase, value) ? placeholderProblems(key, phrase, value) : [error([key], `${shape(phrase)}.`)];
  });
}

function isLike(phrase: Phrase, value: unknown): value is Phrase {
  if (typeof phrase === 'string') return typeof value === 'string';
  if (Array.isArray(phrase)) return Array.isArray(value) && value.every((line) => typeof line === 'string');
  return isRecord(value) && 'other' in value && Object.values(value).every((text) => typeof text === 'string');
}

function shape(phrase: Phrase): string {
  if (typeof phrase === 'string') return `Write a text here, like ${JSON.stringify(phrase)}`;
  if (Array.isArray(phrase)) return `Write a list of ${phrase.length} texts here`;
  return `Write a text for each form of a number here, like ${JSON.stringify(phrase)}`;
}

function placeholderProblems(key: string, phrase: Phrase, value: Phrase): Problem[] {
  const known = key === 'said.date' ? ['month', 'number', 'year'] : placeholdersOf(textsOf(phrase).join());
  // A month is a word or a number.
  const needed = key === 'said.date' ? ['year'] : known;
  return textsOf(value).flatMap((text) => {
    const said = placeholdersOf(text);
    // One form of a number may say it in words.
    const lost = typeof phrase === 'string' ? needed.filter((name) => !said.includes(name)) : [];
    const strange = said.filter((name) => !known.includes(name));
    return [
      ...lost.map((name) => error([key], `{${name}} is lost: the English text is ${JSON.stringify(phrase)}.`)),
      ...strange.map((name) =>
        error([key], `{${name}} is not filled in here.${known.length > 0 ? ` Use {${known.join('} and {')}}.` : ''}`),
      ),
    ];
  });
}

/** words.json's shape as a JSON Schema, for editors: each key says what stands there in English. */
export function wordsJsonSchema(english: Catalogue) {
  const texts = { type: 'array', items: { type: 'string' } };
  const forms = { type: 'object', additionalProperties: { type: 'string' }, required: ['other'] };
  const kindOf = (phrase: Phrase) =>
    typeof phrase === 'string' ? { type: 'string' } : Array.isArray(phrase) ? texts : forms;
  const properties = Object.fromEntries(
    Object.entries(english).map(([key, phrase]) => [
      key,
      { ...kindOf(phrase), description: textsOf(phrase).join(' / '), default: phrase },
    ]),
  );
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: { $schema: { type: 'string', description: 'Where an editor finds this schema.' }, ...properties },
    additionalProperties: false,
  };
}
