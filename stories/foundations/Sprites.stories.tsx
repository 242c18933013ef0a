import type { Meta, StoryObj } from '@storybook/react-vite';
import { CharacterSprite, faviconSprite, LevelBadge, NotFoundPicture, OwnerSeal, Sprite } from '../../src/index.ts';
import styles from './foundations.module.css';
import { Sheet } from './Sheet.tsx';

/**
 * Pictures are dots as data: layers and palettes, compiled to one SVG path per colour. They are crisp at any size and in print,
 * and a palette can be swapped. One rule: **no text in a picture.** How they are made stands under Art.
 */
const meta = {
  title: 'Foundations/Sprites',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** One of each kind. */
export const SoFar: StoryObj = {
  render: () => (
    <Sheet title="Sprites">
      <div className={styles.pictures}>
        <figure className={styles.picture}>
          <CharacterSprite width={192} />
          <figcaption>The character, 48 × 56</figcaption>
        </figure>
        <figure className={styles.picture}>
          <CharacterSprite
            pose="waving-up"
            colours={{ skin: '#8d5a3b', hair: '#221c26', shirt: '#daac06' }}
            width={192}
          />
          <figcaption>Its colours are data</figcaption>
        </figure>
        <figure className={styles.picture}>
          <OwnerSeal initials="P1" width={160} />
          <figcaption>The seal, 40 × 40</figcaption>
        </figure>
        <figure className={styles.picture}>
          <LevelBadge level={6} width={96} />
          <figcaption>A badge, 24 × 24</figcaption>
        </figure>
        {[16, 32, 96].map((width) => (
          <figure key={width} className={styles.picture}>
            <Sprite sprite={faviconSprite} width={width} />
            <figcaption>The mark, {width} px</figcaption>
          </figure>
        ))}
      </div>
      <figure className={styles.picture}>
        <NotFoundPicture title="A developer puzzles over a map; ahead, a piece of the road is missing" width={480} />
        <figcaption>The 404 picture, five pixels a dot</figcaption>
      </figure>
    </Sheet>
  ),
};
