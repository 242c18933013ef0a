import { webAddress } from '../../../src/resume/text/webAddress.ts';
import type { FileExists } from '../../config/contentPaths.ts';
import {
  characterFindings,
  closestKey,
  error,
  everyText,
  type Finding,
  firstPerPath,
  type Path,
  quoteValue,
  type Report,
  unknownKeys,
} from '../../import/rules.ts';
import { type GameFile, gameFileSchema, gameJsonSchema } from '../game/gameSchema.ts';
import { parseDocument } from '../game/parseDocument.ts';
import { hasScheme, publicPath } from './localFiles.ts';

/** Validates a parsed game.json, whose parts may be missing. @returns `undefined` if the schema rejects it */
export function validateGame(document: unknown, fileExists: FileExists, report: Report): GameFile | undefined {
  const { value, findings } = parseDocument(gameFileSchema, document);
  report(
    firstPerPath([
      ...characterFindings(document),
      ...unknownKeys(document, gameJsonSchema),
      ...findings,
      ...deadLinks(document, fileExists),
      ...unknownPlaceholders(document),
    ]),
  );
  return value;
}

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

/** The maximum number of unknown placeholders to report per text. */
const maxReported = 3;

const placeholder = /\{([^{}]*)(\}?)/g;

function unknownPlaceholders(game: unknown): Finding[] {
  return everyText(game).flatMap(({ path, text }) => {
    const allowedNames = allowedNamesAt(path);
    const messages = [...text.matchAll(placeholder)]
      .filter(([, name = '', end]) => !end || !allowedNames.includes(name))
      .map(([braces, name = '']) => placeholderMessage(braces, name, allowedNames));
    return messages.length > 0 ? [error(path, [...new Set(messages)].slice(0, maxReported).join(' '))] : [];
  });
}

/** The names that a text may have in braces. Only the personal letter and the quest mention the company. */
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
