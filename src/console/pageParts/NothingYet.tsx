import { type CharacterColours, CharacterSprite } from '../../art/CharacterSprite.tsx';
import { Scene } from './Scene.tsx';

/** A page without content: the hero on the way, and a sentence that says why. */
export function NothingYet({
  text,
  colours,
}: {
  /** Says why the page is empty. */
  text: string;
  /** Skin, hair and clothes of the hero. @default the palette of the sprite */
  colours: CharacterColours | undefined;
}) {
  return (
    <>
      <Scene data-tall="">
        <CharacterSprite colours={colours} />
      </Scene>
      <p data-window="" dir="auto">
        {text}
      </p>
    </>
  );
}
