import { type CharacterColors, CharacterSprite } from '../../art/CharacterSprite.tsx';
import { Scene } from './Scene.tsx';

/** A page without content: the hero on the way, and a sentence that says why. */
export function NothingYet({
  text,
  colors,
}: {
  /** Says why the page is empty. */
  text: string;
  /** Skin, hair and clothes of the hero. @default the palette of the sprite */
  colors: CharacterColors | undefined;
}) {
  return (
    <>
      <Scene data-tall="">
        <CharacterSprite colors={colors} />
      </Scene>
      <p data-window="" dir="auto">
        {text}
      </p>
    </>
  );
}
