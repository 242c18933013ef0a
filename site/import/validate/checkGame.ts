import { readDocument, type SourceFile } from '../read/readDocument.ts';
import type { Finding, Report } from '../report/Finding.ts';
import { firstPerPath } from '../report/firstPerPath.ts';
import { type GameFile, gameFileSchema, gameJsonSchema } from '../schema/gameSchema.ts';
import { parseDocument } from '../schema/parseDocument.ts';
import { characterFindings } from './characterFindings.ts';
import type { CheckedFile } from './checkResume.ts';
import { excessNames, type GameFacts, gameFindings } from './gameFindings.ts';
import { type Translation, translatedGame } from './translatedGame.ts';
import { unknownKeys } from './unknownKeys.ts';

/**
 * Reads and validates a game.json. It may be incomplete: missing parts are drafted.
 * @param facts `translation` is set if the file belongs to a translation
 * @returns `undefined` if the file cannot be read
 */
export function checkGame(
  source: SourceFile,
  facts: GameFacts & { translation?: Translation | undefined },
  reportFile: Report,
): CheckedFile<GameFile> | undefined {
  const file = readDocument(source, reportFile);
  if (!file) return undefined;
  const { value: written, report } = file;
  const document = facts.translation ? translatedGame(written, facts.translation, report) : written;
  const { value, findings } = validateGame(document, facts);
  report(firstPerPath([...characterFindings(document), ...findings]));
  return { document, value, report };
}

/** Validates a parsed game.json. The value is missing if the schema refuses it. */
export function validateGame(document: unknown, facts: GameFacts): { value?: GameFile; findings: readonly Finding[] } {
  const nameErrors = excessNames(document, facts.name);
  if (nameErrors.length > 0) return { findings: nameErrors };
  const { value, findings: schemaFindings } = parseDocument(gameFileSchema, document);
  const findings = [
    ...unknownKeys(document, gameJsonSchema, 'refused'),
    ...schemaFindings,
    ...gameFindings(document, value, facts),
  ];
  return { ...(value && { value }), findings };
}
