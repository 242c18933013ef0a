import { closestKey, error, type Finding, isRecord } from '../../import/rules.ts';
import { type Catalog, type Phrase, placeholdersOf, textsOf } from '../../messages/catalog.ts';

/** Checks words.json: unknown keys, values of the wrong kind, missing or unknown placeholders. */
export function wordsFindings(document: unknown, english: Catalog): Finding[] {
  if (!isRecord(document)) return [error([], 'Expected an object, like { "console.about.heading": "About me" }.')];
  const keys = Object.keys(english);
  return Object.entries(document).flatMap(([key, value]) => {
    const phrase = english[key];
    if (key === '$schema') return [];
    if (phrase === undefined) {
      const suggestion =
        closestKey(key, keys) ?? keys.find((knownKey) => knownKey.endsWith(`.${key.split('.').at(-1)}`));
      return [error([key], `Unknown key "${key}".${suggestion ? ` Did you mean "${suggestion}"?` : ' Remove it.'}`)];
    }
    return matchesShape(phrase, value)
      ? wrongPlaceholders(key, phrase, value)
      : [error([key], `${expectedShape(phrase)}.`)];
  });
}

function matchesShape(phrase: Phrase, value: unknown): value is Phrase {
  if (typeof phrase === 'string') return typeof value === 'string';
  if (Array.isArray(phrase)) return Array.isArray(value) && value.every((line) => typeof line === 'string');
  return isRecord(value) && 'other' in value && Object.values(value).every((text) => typeof text === 'string');
}

function expectedShape(phrase: Phrase): string {
  if (typeof phrase === 'string') return `Expected text, like ${JSON.stringify(phrase)}`;
  if (Array.isArray(phrase)) return 'Expected a list of texts in [ ]';
  return `Expected a text for each plural form, like ${JSON.stringify(phrase)}`;
}

function wrongPlaceholders(key: string, phrase: Phrase, value: Phrase): Finding[] {
  const knownNames = key === 'base.date' ? ['month', 'number', 'year'] : placeholdersOf(textsOf(phrase).join());
  // The month may be a name or a number.
  const requiredNames = key === 'base.date' ? ['year'] : knownNames;
  return textsOf(value).flatMap((text) => {
    const usedNames = placeholdersOf(text);
    // A plural form may spell the number out.
    const missingNames = typeof phrase === 'string' ? requiredNames.filter((name) => !usedNames.includes(name)) : [];
    const unknownNames = usedNames.filter((name) => !knownNames.includes(name));
    return [
      ...missingNames.map((name) =>
        error([key], `Missing placeholder {${name}}. Add it, as in ${JSON.stringify(phrase)}.`),
      ),
      ...unknownNames.map((name) =>
        error(
          [key],
          `Unknown placeholder {${name}}.${knownNames.length > 0 ? ` Use {${knownNames.join('} and {')}}.` : ' Remove it.'}`,
        ),
      ),
    ];
  });
}

/** The JSON Schema of words.json, for editors. Each key's description is its English text. */
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
    properties: { $schema: { type: 'string', description: 'The schema that gives editors this help.' }, ...properties },
    additionalProperties: false,
  };
}
