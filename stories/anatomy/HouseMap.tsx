import { places, rooms } from '../../.ci/arrows/arrows.mjs';
import styles from './HouseMap.module.css';
import { layersOf } from './layersOf.ts';

type Box = { name: string; is: string; imports: readonly string[] };

const site: Box = {
  name: 'site',
  is: 'routes, screens, the build; site/content is all that an owner edits',
  imports: places.find(({ path }) => path === 'site')?.imports ?? [],
};
const boxOf = (room: string): Box => ({ name: `src/${room}`, is: '', imports: [], ...rooms[room] });
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
