import { type CharacterColours, CharacterSprite } from '../art/CharacterSprite.tsx';
import styles from './Waiting.module.css';

/** An empty page: a sentence that says why, and the waiting hero. */
export function Waiting({
  label,
  colours,
}: {
  /** Says why the page is empty. */
  label: string;
  /** Skin, hair and clothes of the hero. @default the palette of the sprite */
  colours: CharacterColours | undefined;
}) {
  return (
    <>
      <p data-text={17}>{label}</p>
      <CharacterSprite className={styles.hero} colours={colours} />
    </>
  );
}
