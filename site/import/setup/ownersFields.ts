// Apart from gameFields.ts, which stories import, too: browsers have no `node:util`.
import { isDeepStrictEqual } from 'node:util';
import { type GameDocument, pickFields, valueAt } from '../schema/gameFields.ts';
import { isExampleAddress } from '../schema/siteSchema.ts';

/** A copy without the fields that equal the draft's: a build drafts those anyway. */
export function withoutDrafts(game: unknown, draft: unknown): GameDocument {
  return pickFields(game, (path, value) => !isDeepStrictEqual(value, valueAt(draft, path)));
}

/** The fields that the owner wrote: those that do not equal the placeholder's. */
export function ownersFields(game: unknown, placeholder: unknown): GameDocument {
  return pickFields(
    game,
    (path, value) => !isExampleAddress(value) && !isDeepStrictEqual(value, valueAt(placeholder, path)),
  );
}
