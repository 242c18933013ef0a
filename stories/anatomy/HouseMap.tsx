import { places, rooms } from '../../.ci/arrows/arrows.mjs';
import styles from './HouseMap.module.css';

type Box = { name: string; is: string; imports: readonly string[] };

const site: Box = {
  name: 'site',
  is: 'routes, screens, the build; site/content is all that an owner edits',
  imports: places.find(({ path }) => path === 'site')?.imports ?? [],
};
const boxOf = (room: string): Box => ({ name: `src/${room}`, is: '', imports: [], ...rooms[room] });
type Rooms = Readonly<Record<string, { readonly imports: readonly string[] }>>;

/** Rooms in layers, the highest first: each imports from lower ones only, and lies as low as it can. */
function layersOf(rooms: Rooms): readonly (readonly string[])[] {
  const height = (room: string): number =>
    Math.max(0, ...(rooms[room]?.imports ?? []).map((imported) => 1 + height(imported)));
  const layers: string[][] = [];
  for (const room of Object.keys(rooms)) {
    const at = height(room);
    while (layers.length <= at) layers.push([]);
    layers[at]?.push(room);
  }
  return layers.toReversed();
}

const layers: readonly (readonly Box[])[] = [[site], ...layersOf(rooms).map((layer) => layer.map(boxOf))];

/** The rooms in layers, as the arrows lie: whatever a room imports is below it. */
export function HouseMap() {
  return (
    <div className={styles.map} data-surface="paper">
      {layers.map((layer) => (
        <ul key={layer[0]?.name} className={styles.layer}>
          {layer.map(({ name, is, imports }) => (
            <li key={name} className={styles.room}>
              <b>{name}</b>
              <span>{is}</span>
              <span className={styles.imports}>imports {imports.join(', ') || 'nothing'}</span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
