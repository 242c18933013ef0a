import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CharacterColors, CharacterSprite, characterPoses } from '../../src/index.ts';
import { at } from '../windows.ts';
import { developers } from './developers.ts';
import { PictureSheet, sheetStory } from './PictureSheet.tsx';

/**
 * The developer who talks to visitors, as a still picture: one drawing, five poses, colors as data.
 *
 * **When:** nobody speaks. **When not:** next to typed text: `Character` plays the poses there.
 *
 * ```tsx
 * import { CharacterSprite } from 'playable-resume';
 *
 * export const Portrait = () => (
 *   <CharacterSprite
 *     view="portrait"
 *     pose="talking"
 *     colors={{ skin: '#6b4028', hairCut: 'tied' }}
 *     width="calc(32 * var(--dot))"
 *   />
 * );
 * ```
 *
 * **The rule: set a width in whole dots**, 48 for the figure or 32 for head and shoulders.
 *
 * An owner gives three colors in `game.json`. Each gets lights and shadows of other hues, computed
 * from the color itself. White and black are not mixed in, so dark skin stays as rich as pale skin.
 * For your own figure, draw 48 × 56 dots in `src/art/sprites/character.txt`, and arms, mouth and
 * eyes in the sprites whose names start with `character`.
 *
 * **Keys:** none. **A screen reader** reads `title`; without a `title` the character is
 * decoration.
 */
export default {
  title: 'Art/Character',
  component: CharacterSprite,
  args: { width: 384 },
} satisfies Meta<typeof CharacterSprite>;

type Story = StoryObj<typeof CharacterSprite>;

/** At eight pixels a dot: quiet, arms crossed. */
export const Default: Story = {};

/** Quiet, talking, blinking, waving: at one, two, four and six pixels a dot, on the backdrop. */
export const Poses: Story = sheetStory({
  widthDots: 48,
  surfaces: ['backdrop'],
  scales: [1, 2, 4, 6],
  draw: (width) => characterPoses.map((pose) => <CharacterSprite key={pose} pose={pose} width={width} />),
});

/**
 * Head and shoulders for the dialogue box, on paper and LCD. In this view, a waving hero only
 * grins.
 */
export const Portraits: Story = sheetStory({
  widthDots: 32,
  surfaces: ['paper', 'lcd'],
  draw: (width) =>
    characterPoses.map((pose) => <CharacterSprite key={pose} pose={pose} view="portrait" width={width} />),
});

/** The drawing's own colors, and those of four other developers: the lights and shadows follow. */
export const Developers: Story = sheetStory({
  widthDots: 48,
  surfaces: ['backdrop', 'paper'],
  scales: [1, 2, 6],
  draw: (width) =>
    developers.map((colors, index) => (
      <CharacterSprite
        key={colors.skin ?? 'as drawn'}
        pose={characterPoses[index] ?? 'quiet'}
        colors={colors}
        width={width}
      />
    )),
});

/**
 * Short, long, tied and covered hair, each on another developer, in all poses. A head covering has
 * the hair color.
 */
export const HairCuts: Story = hairCutSheet({});

/** The same heads without headphones: the hair is whole, and ears show where it is short or tied. */
export const WithoutHeadphones: Story = hairCutSheet({ headphones: false });

/** Every pose, and the portrait, in every haircut. */
function hairCutSheet(colors: CharacterColors): Story {
  return {
    parameters: { layout: 'fullscreen' },
    globals: at('w1600'),
    render: () => (
      <>
        {(['short', 'long', 'tied', 'covered'] as const).map((hairCut, index) => (
          <PictureSheet
            key={hairCut}
            widthDots={48}
            surfaces={['backdrop']}
            scales={[1, 3]}
            draw={(width) =>
              [
                ...characterPoses.map((pose) => ({ pose, view: 'full' as const })),
                { pose: 'quiet' as const, view: 'portrait' as const },
              ].map(({ pose, view }) => (
                <CharacterSprite
                  key={pose + view}
                  pose={pose}
                  view={view}
                  colors={{ ...developers[index], ...colors, hairCut }}
                  width={view === 'full' ? width : (width * 2) / 3}
                />
              ))
            }
          />
        ))}
      </>
    ),
  };
}
