import type { ComponentProps } from 'react';
import { blocksOf, isTitle, type RichText } from '../resume/RichText.ts';
import { RichLine } from './RichLine.tsx';
import { useOwnerTextProps } from './useOwnerTextProps.ts';
import { withKeys } from './withKeys.ts';

export interface RichBlocksProps {
  /** Paragraphs and lists. Renders nothing without it. */
  text: RichText | undefined;
  /** The class of each paragraph and list, except those in list items. */
  className?: ComponentProps<'p'>['className'];
}

/** A text's paragraphs and lists. Each paragraph and item has the direction of its own script. */
export function RichBlocks({ text, className }: RichBlocksProps) {
  const ownerText = useOwnerTextProps();
  return withKeys(blocksOf(text)).map(({ key, item }) => {
    if ('paragraph' in item) {
      return (
        <p key={key} className={className} data-title={isTitle(item) ? '' : undefined} {...ownerText}>
          <RichLine runs={item.paragraph} />
        </p>
      );
    }
    const List = item.numbered ? 'ol' : 'ul';
    return (
      <List key={key} className={className} data-rich="">
        {withKeys(item.list).map(({ key: itemKey, item: itemText }) => (
          <li key={itemKey} {...ownerText}>
            <RichItem text={itemText} />
          </li>
        ))}
      </List>
    );
  });
}

/** The content of a list item: a line, and further paragraphs and lists below it. */
export function RichItem({ text }: Pick<RichBlocksProps, 'text'>) {
  const [first, ...others] = blocksOf(text);
  if (!first || 'list' in first) return <RichBlocks text={text} />;
  return (
    <>
      <RichLine runs={first.paragraph} />
      <RichBlocks text={others} />
    </>
  );
}
