import { type CharacterColors, CharacterSprite } from '../art/CharacterSprite.tsx';
import styles from './Waiting.module.css';

/** An empty page: a sentence that says why, and the waiting hero. */
export function Waiting({ label, colors }: { label: string; colors: CharacterColors | undefined }) {
  return (
    <>
      <p data-text={17}>{label}</p>
      <CharacterSprite className={styles.hero} colors={colors} />
    </>
  );
}
