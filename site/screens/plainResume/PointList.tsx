import { keyed, RichItem, type RichText } from '../../../src/index.ts';

/** What came of something, point by point; nothing where there is none. */
export function PointList({ points }: { points: readonly RichText[] }) {
  if (points.length === 0) return null;
  return (
    <ul>
      {keyed(points).map(({ key, item }) => (
        <li key={key} dir="auto">
          <RichItem text={item} />
        </li>
      ))}
    </ul>
  );
}
