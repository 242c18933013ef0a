import { blocksOf, type RichText } from '../content/RichText.ts';
import { keyed } from './keyed.ts';
import { RichLine } from './RichLine.tsx';

export interface RichItemProps {
  text: RichText;
}

/** A short text inside an item of a list: in one line where it is one paragraph, else each of its parts on its own. */
export function RichItem({ text }: RichItemProps) {
  const lines = blocksOf(text).flatMap((block) => ('list' in block ? block.list : [block.paragraph]));
  const [only] = lines;
  if (lines.length === 1 && only) return <RichLine words={only} />;
  return keyed(lines).map(({ key, item }) => (
    <p key={key} dir="auto">
      <RichLine words={item} />
    </p>
  ));
}
