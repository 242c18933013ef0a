import { type CharacterColors, CharacterSprite } from '../art/CharacterSprite.tsx';
import styles from './Waiting.module.css';

export interface WaitingProps {
  label: string;
  colors: CharacterColors | undefined;
  /** On the map, the sentence is on a sheet of paper. @default false */
  isOnMap?: boolean;
}

/** An empty page: a sentence that says why, and the waiting hero. */
export function Waiting({ label, colors, isOnMap = false }: WaitingProps) {
  return (
    <>
      <p className={styles.label} data-text={17} data-notched={isOnMap ? '' : undefined}>
        {label}
      </p>
      <CharacterSprite className={styles.hero} colors={colors} />
    </>
  );
}
