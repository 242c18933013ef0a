import type { Meta, StoryObj } from '@storybook/react-vite';
import { faviconSprite, NotFoundPicture, Sprite } from '../../src/index.ts';
import styles from './foundations.module.css';
import { Sheet } from './Sheet.tsx';

/**
 * Pictures are dots as data: rows of characters and a palette, compiled to one SVG path per colour. They are crisp at any size
 * and in print, and a palette can be swapped. One rule: **no text in a picture.**
 *
 * What there is so far: the site's mark and the picture of the 404 page. The developer with all frames, the cover, the level
 * badges and the seal follow.
 */
const meta = {
  title: 'Foundations/Sprites',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** Everything drawn so far. */
export const SoFar: StoryObj = {
  render: () => (
    <Sheet title="Sprites">
      <div className={styles.pictures}>
        {[16, 32, 96].map((width) => (
          <figure key={width} className={styles.picture}>
            <Sprite sprite={faviconSprite} width={width} />
            <figcaption>The mark, {width} px</figcaption>
          </figure>
        ))}
        <figure className={styles.picture}>
          <Sprite sprite={faviconSprite} palette={{ l: '#ef5d86', g: '#b80a41', d: '#7d0a33' }} width={96} />
          <figcaption>Its palette swapped</figcaption>
        </figure>
      </div>
      <figure className={styles.picture}>
        <NotFoundPicture title="A developer puzzles over a map; ahead, a piece of the road is missing" width={480} />
        <figcaption>The 404 picture, five pixels a dot</figcaption>
      </figure>
    </Sheet>
  ),
};
