// biome-ignore-all lint/style/noRestrictedGlobals: keeps positions in the tab's storage.
import { memoryPrefix } from './deviceMemory.ts';
import { historyFields } from './historyFields.ts';
import { type Position, readPosition } from './Position.ts';

const key = `${memoryPrefix}positions`;

/**
 * The last position on each screen, by the screen's name. The tab's storage keeps them for a reload,
 * for Back from another site, and for a link within the site that is pressed before the script has
 * loaded. A URL that the visitor types or follows from another site starts without positions.
 */
export function tabPositions() {
  let positions: Readonly<Record<string, unknown>> | undefined;
  const load = () => {
    positions ??= storedPositions();
    return positions;
  };
  return {
    get: (name: string): Position | undefined => readPosition(load()[name]),
    set(name: string, position: Position) {
      positions = { ...load(), [name]: position };
      try {
        sessionStorage.setItem(key, JSON.stringify(positions));
      } catch {
        // Storage is full or forbidden.
      }
    },
  };
}

function storedPositions(): Readonly<Record<string, unknown>> {
  try {
    const isNewVisit =
      !document.referrer.startsWith(`${location.origin}/`) &&
      performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');
    return isNewVisit ? {} : historyFields(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return {};
  }
}
