import { type CharacterColours, CharacterSprite } from '../art/CharacterSprite.tsx';
import styles from './Waiting.module.css';

/** A page that has nothing to show but a sentence that says why, and the hero, who waits. */
export function Waiting({ words, colours }: { words: string; colours: CharacterColours | undefined }) {
  return (
    <>
      <p data-text={17}>{words}</p>
      <CharacterSprite className={styles.hero} colours={colours} />
    </>
  );
}
