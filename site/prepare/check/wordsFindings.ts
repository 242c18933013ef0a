import { closestKey, error, type Finding, isRecord } from '../../import/rules.ts';
import { type FlatMessages, type Message, placeholdersOf, textsOf } from '../../messages/flatMessages.ts';

/** Checks words.json: unknown keys, values of the wrong kind, missing or unknown placeholders. */
export function wordsFindings(document: unknown, english: FlatMessages): Finding[] {
  if (!isRecord(document)) return [error([], 'Expected an object, like { "console.about.heading": "About me" }.')];
  const keys = Object.keys(english);
  return Object.entries(document).flatMap(([key, value]) => {
    const message = english[key];
    if (key === '$schema') return [];
    if (message === undefined) {
      const suggestion =
        closestKey(key, keys) ?? keys.find((knownKey) => knownKey.endsWith(`.${key.split('.').at(-1)}`));
      return [error([key], `Unknown key "${key}".${suggestion ? ` Did you mean "${suggestion}"?` : ' Remove it.'}`)];
    }
    return matchesShape(message, value)
      ? wrongPlaceholders(key, message, value)
      : [error([key], `${expectedShape(message)}.`)];
  });
}

function matchesShape(message: Message, value: unknown): value is Message {
  if (typeof message === 'string') return typeof value === 'string';
  if (Array.isArray(message)) return Array.isArray(value) && value.every((line) => typeof line === 'string');
  return isRecord(value) && 'other' in value && Object.values(value).every((text) => typeof text === 'string');
}

function expectedShape(message: Message): string {
  if (typeof message === 'string') return `Expected text, like ${JSON.stringify(message)}`;
  if (Array.isArray(message)) return 'Expected a list of texts in [ ]';
  return `Expected a text for each plural form, like ${JSON.stringify(message)}`;
}

function wrongPlaceholders(key: string, message: Message, value: Message): Finding[] {
  const knownNames = key === 'base.date' ? ['month', 'number', 'year'] : placeholdersOf(textsOf(message).join());
  // The month may be a name or a number.
  const requiredNames = key === 'base.date' ? ['year'] : knownNames;
  return textsOf(value).flatMap((text) => {
    const usedNames = placeholdersOf(text);
    // A plural form may spell the number out.
    const missingNames = typeof message === 'string' ? requiredNames.filter((name) => !usedNames.includes(name)) : [];
    const unknownNames = usedNames.filter((name) => !knownNames.includes(name));
    return [
      ...missingNames.map((name) =>
        error([key], `Missing placeholder {${name}}. Add it, as in ${JSON.stringify(message)}.`),
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
export function wordsJsonSchema(english: FlatMessages) {
  const texts = { type: 'array', items: { type: 'string' } };
  const forms = { type: 'object', additionalProperties: { type: 'string' }, required: ['other'] };
  const messageSchema = (message: Message) =>
    typeof message === 'string' ? { type: 'string' } : Array.isArray(message) ? texts : forms;
  const properties = Object.fromEntries(
    Object.entries(english).map(([key, message]) => [
      key,
      { ...messageSchema(message), description: textsOf(message).join(' / '), default: message },
    ]),
  );
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: { $schema: { type: 'string', description: 'The schema that gives editors this help.' }, ...properties },
    additionalProperties: false,
  };
}
