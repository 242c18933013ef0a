import { type Catalog, type Phrase, placeholdersOf, textsOf } from '../catalog.ts';
import { closestKey } from './closestKey.ts';
import { isRecord } from './everyValue.ts';
import { error, type Problem } from './Problem.ts';

/** What is wrong with words.json: keys that are none, texts that are no text, placeholders that were lost or are unknown. */
export function wordsFileProblems(document: unknown, english: Catalog): Problem[] {
  if (!isRecord(document)) return [error([], 'This has to be an object: { "console.about.heading": "About me" }.')];
  const keys = Object.keys(english);
  return Object.entries(document).flatMap(([key, value]) => {
    const phrase = english[key];
    if (key === '$schema') return [];
    if (phrase === undefined) {
      const suggestion = closestKey(key, keys) ?? keys.find((one) => one.endsWith(`.${key.split('.').at(-1)}`));
      return [error([key], `There are no words called "${key}".${suggestion ? ` Did you mean "${suggestion}"?` : ''}`)];
    }
    return matchesShape(phrase, value)
      ? phrasePlaceholderProblems(key, phrase, value)
      : [error([key], `${expectedShape(phrase)}.`)];
  });
}

function matchesShape(phrase: Phrase, value: unknown): value is Phrase {
  if (typeof phrase === 'string') return typeof value === 'string';
  if (Array.isArray(phrase)) return Array.isArray(value) && value.every((line) => typeof line === 'string');
  return isRecord(value) && 'other' in value && Object.values(value).every((text) => typeof text === 'string');
}

function expectedShape(phrase: Phrase): string {
  if (typeof phrase === 'string') return `Write a text here, like ${JSON.stringify(phrase)}`;
  if (Array.isArray(phrase)) return `Write a list of ${phrase.length} texts here`;
  return `Write a text for each form of a number here, like ${JSON.stringify(phrase)}`;
}

function phrasePlaceholderProblems(key: string, phrase: Phrase, value: Phrase): Problem[] {
  const knownNames = key === 'said.date' ? ['month', 'number', 'year'] : placeholdersOf(textsOf(phrase).join());
  // A month is a word or a number.
  const requiredNames = key === 'said.date' ? ['year'] : knownNames;
  return textsOf(value).flatMap((text) => {
    const usedNames = placeholdersOf(text);
    // One form of a number may say it in words.
    const missingNames = typeof phrase === 'string' ? requiredNames.filter((name) => !usedNames.includes(name)) : [];
    const unknownNames = usedNames.filter((name) => !knownNames.includes(name));
    return [
      ...missingNames.map((name) => error([key], `{${name}} is lost: the English text is ${JSON.stringify(phrase)}.`)),
      ...unknownNames.map((name) =>
        error(
          [key],
          `{${name}} is not filled in here.${knownNames.length > 0 ? ` Use {${knownNames.join('} and {')}}.` : ''}`,
        ),
      ),
    ];
  });
}

/** words.json's shape as a JSON Schema, for editors: each key says what stands there in English. */
export function wordsJsonSchema(english: Catalog) {
  const texts = { type: 'array', items: { type: 'string' } };
  const forms = { type: 'object', additionalProperties: { type: 'string' }, required: ['other'] };
  const phraseSchema = (phrase: Phrase) =>
    typeof phrase === 'string' ? { type: 'string' } : Array.isArray(phrase) ? texts : forms;
  const properties = Object.fromEntries(
    Object.entries(english).map(([key, phrase]) => [
      key,
      { ...phraseSchema(phrase), description: textsOf(phrase).join(' / '), default: phrase },
    ]),
  );
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: { $schema: { type: 'string', description: 'Where an editor finds this schema.' }, ...properties },
    additionalProperties: false,
  };
}
