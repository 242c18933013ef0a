import { fillIn } from '../../../src/resume/text/fillIn.ts';
import { webAddress } from '../../../src/resume/text/webAddress.ts';
import { error, type Finding, firstPerPath, type Path, quoteValue, type Report } from '../report/Finding.ts';
import { type GameFile, gameFileSchema, gameJsonSchema } from '../schema/gameSchema.ts';
import { parseDocument } from '../schema/parseDocument.ts';
import { splitGraphemes } from '../text/segments.ts';
import { everyText, isRecord, recordIn } from '../values.ts';
import { characterFindings } from './characterFindings.ts';
import { type FileExists, hasScheme, publicPath } from './localFiles.ts';
import { closestKey, unknownKeys } from './unknownKeys.ts';

/**
 * Validates a parsed game.json. It may be incomplete: missing parts are drafted.
 * @returns the game; `undefined` if the schema refuses it
 */
export function validateGame(document: unknown, { fileExists, name }: GameFacts, report: Report): GameFile | undefined {
  const { value, findings } = parseDocument(gameFileSchema, document);
  report(
    firstPerPath([
      ...characterFindings(document),
      ...unknownKeys(document, gameJsonSchema),
      ...findings,
      ...deadLinks(document, fileExists),
      ...unknownPlaceholders(document),
      ...excessErases(document, name),
    ]),
  );
  return value;
}

/**
 * The facts that the rules need. `name` is the owner's, if known, because scripts count its
 * characters.
 */
export type GameFacts = { fileExists: FileExists; name: string | undefined };

function deadLinks(game: unknown, fileExists: FileExists): Finding[] {
  return everyText(game).flatMap(({ path, text }) => {
    const isLink = path[0] === 'sideQuests' && path.at(-1) === 'url';
    if (!isLink || text.trim() === '') return [];
    if (hasScheme(text)) {
      const message = `${quoteValue(text)} is not a valid web address. Write it in full, like "https://example.com/".`;
      return webAddress(text) ? [] : [error(path, message)];
    }
    const file = publicPath(text);
    const message = `File not found in site/public: ${quoteValue(file ?? text)}. Put it there, or write another path or a web address.`;
    return file && fileExists(file) ? [] : [error(path, message)];
  });
}

/** The most findings to report in one text; they are alike. */
const maxReported = 3;

const placeholder = /\{([^{}]*)(\}?)/g;

function unknownPlaceholders(game: unknown): Finding[] {
  return everyText(game).flatMap(({ path, text }) => {
    const allowedNames = allowedNamesAt(path);
    const messages = [...text.matchAll(placeholder)]
      .filter(([, name = '', end]) => !end || !allowedNames.includes(name))
      .map(([written, name = '']) => placeholderMessage(written, name, allowedNames));
    return messages.length > 0 ? [error(path, [...new Set(messages)].slice(0, maxReported).join(' '))] : [];
  });
}

/** Only the personal letter and the quest are shown with a known company. */
function allowedNamesAt(path: Path): string[] {
  return ['letters.personal', 'quest.verb'].includes(path.slice(0, 2).join('.')) ? ['name', 'company'] : ['name'];
}

function placeholderMessage(text: string, name: string, allowedNames: readonly string[]): string {
  const choices = allowedNames.map((choice) => `{${choice}}`).join(' or ');
  if (name === 'company') return `{company} works only in letters.personal and quest.verb. Use ${choices} here.`;
  const suggestion = closestKey(name.trim(), allowedNames);
  if (suggestion) return `Unknown placeholder ${text}. Did you mean {${suggestion}}?`;
  return `Unknown placeholder ${text.slice(0, 30)}. Use ${choices}, or remove the brace.`;
}

/**
 * Finds script steps that erase more characters than were typed. Scripts with `{name}` are skipped
 * while the name is unknown.
 */
function excessErases(game: unknown, name: string | undefined): Finding[] {
  return Object.entries(recordIn(game, 'scripts')).flatMap(([script, steps]) => {
    if (!Array.isArray(steps) || (name === undefined && JSON.stringify(steps).includes('{name}'))) return [];
    let typedCount = 0;
    return steps.flatMap((step: unknown, index) => {
      if (!isRecord(step)) return [];
      const { type, erase } = step;
      if (typeof type === 'string') typedCount += splitGraphemes(fillIn(type, { name: name ?? '' })).length;
      if (typeof erase !== 'number') return [];
      const available = typedCount;
      typedCount = Math.max(0, typedCount - erase);
      return erase > available
        ? [error(['scripts', script, index, 'erase'], excessEraseMessage(erase, available))]
        : [];
    });
  });
}

function excessEraseMessage(eraseCount: number, typedCount: number): string {
  const hint =
    typedCount > 0
      ? `only ${typedCount} ${typedCount === 1 ? 'has' : 'have'} been typed. Write ${typedCount} or less, or type more first.`
      : 'nothing has been typed. Type something first, or remove this step.';
  return `Erases ${eraseCount} ${eraseCount === 1 ? 'character' : 'characters'}, but ${hint}`;
}
