import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import type { Content } from '../../content/Content.ts';
import styles from './Portrait.module.css';

export interface PortraitProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** The owner's words, and the colours of their character. */
  content: Content;
}

/** The developer's head and shoulders in a frame; words flow around it where there is room. */
export function Portrait({ content, className, ...rest }: PortraitProps) {
  return (
    <div {...rest} className={clsx(styles.portrait, className)}>
      <CharacterSprite view="portrait" colours={content.game.character} />
    </div>
  );
}
