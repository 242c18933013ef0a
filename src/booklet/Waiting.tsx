import { type CharacterColours, CharacterSprite } from '../art/CharacterSprite.tsx';
import styles from './Waiting.module.css';

export interface WaitingProps {
  /** Why there is nothing else. */
  words: string;
  colours: CharacterColours | undefined;
}

/** A page that has nothing to show but a sentence, and the hero, who waits. */
export function Waiting({ words, colours }: WaitingProps) {
  return (
    <>
      <p data-text={17}>{words}</p>
      <CharacterSprite className={styles.hero} colours={colours} />
    </>
  );
}
