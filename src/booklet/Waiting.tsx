import { type CharacterColours, CharacterSprite } from '../art/CharacterSprite.tsx';
import styles from './Waiting.module.css';

/** A page that has nothing to show but a sentence that says why, and the hero, who waits. */
export function Waiting({ label, colours }: { label: string; colours: CharacterColours | undefined }) {
  return (
    <>
      <p data-text={17}>{label}</p>
      <CharacterSprite className={styles.hero} colours={colours} />
    </>
  );
}
