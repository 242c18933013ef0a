import { type CharacterColors, CharacterSprite } from '../art/CharacterSprite.tsx';
import styles from './Waiting.module.css';

export interface WaitingProps {
  label?: string | undefined;
  colors: CharacterColors | undefined;
  /** Whether the page is part of the map. The sentence then gets a sheet of paper. @default false */
  isOnMap?: boolean;
}

/** The waiting hero, for an empty page with a sentence that says why, or a page with little text. */
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
