import { type CharacterColors, CharacterSprite } from '../../art/CharacterSprite.tsx';
import { Scene } from './Scene.tsx';

/** Replaces missing content: the hero on the way, and a sentence. */
export function EmptyState({ text, colors }: { text: string; colors: CharacterColors | undefined }) {
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
