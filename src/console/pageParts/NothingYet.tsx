import { type CharacterColours, CharacterSprite } from '../../art/CharacterSprite.tsx';
import { Scene } from './Scene.tsx';

/** A page without content: the hero on the way, and a sentence that says why. */
export function NothingYet({ text, colours }: { text: string; colours: CharacterColours | undefined }) {
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
