import { keyed } from '../parts/keyed.ts';

/** The owner's paragraphs, each in the direction of its own script. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return keyed(texts).map(({ key, item }) => (
    <p key={key} dir="auto">
      {item}
    </p>
  ));
}
