import { type CharacterColors, CharacterSprite } from '../art/CharacterSprite.tsx';
import styles from './Waiting.module.css';

export interface WaitingProps {
  label?: string | undefined;
  colors: CharacterColors | undefined;
  /**
   * Whether the page's background is the map. The sentence then gets a sheet of paper. @default
   * false
   */
  isOnMap?: boolean;
}

/**
 * Fills a page with the waiting hero: an empty one with a sentence that says why it is empty, or
 * one with little text.
 */
export function Waiting({ label, colors, isOnMap = false }: WaitingProps) {
  return (
    <>
      {label && (
        <p className={styles.label} data-text={17} data-notched={isOnMap ? '' : undefined}>
          {label}
        </p>
      )}
      <CharacterSprite className={styles.hero} colors={colors} />
    </>
  );
}
