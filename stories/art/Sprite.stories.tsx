import type { Meta, StoryObj } from '@storybook/react-vite';
import { compileSprite, faviconSprite, Sprite, shareCard } from '../../src/index.ts';
import { desk } from '../windows.ts';
import sheet from './PictureSheet.module.css';

/**
 * Draws a compiled sprite with one SVG path per key. It is sharp at any size and in print.
 *
 * **When:** for your own drawings. **When not:** for the site's own: they have components, see
 * _Pictures_ and _Character_.
 *
 * ```tsx
 * import { compileSprite, Sprite } from 'playable-resume';
 *
 * const heart = compileSprite({ rows: ['.r.r.', 'rrrrr', '.rrr.', '..r..'], palette: { r: '#e0263c' } });
 *
 * export const Lives = () => <Sprite sprite={heart} title="Three lives left" width="calc(5 * var(--dot))" />;
 * ```
 *
 * **The rule: set a width in whole dots**, so that all dots have the same size.
 *
 * **Keys:** none. **A screen reader** reads `title`; without a `title` the picture is decoration
 * and hidden.
 */
export default {
  title: 'Art/Sprite',
  component: Sprite,
  args: { sprite: faviconSprite, width: 160 },
} satisfies Meta<typeof Sprite>;

type Story = StoryObj<typeof Sprite>;

export const Default: Story = {};

export const Crop: Story = { args: { crop: { x: 3, y: 3, width: 10, height: 6 } } };

/** A hand-drawn sprite: `compileSprite` takes rows of characters and a palette. */
export const DrawnByHand: Story = {
  args: {
    sprite: compileSprite({
      rows: ['.rr.rr.', 'rprrrrr', 'rrrrrrR', '.rrrrR.', '..rrR..', '...R...'],
      palette: { p: '#ffb3c0', r: '#e0263c', R: '#8a1440' },
    }),
    width: 140,
  },
};

/** The site's logo in a browser tab, on a phone's home screen, and enlarged. */
export const SiteMark: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className={sheet.surface} data-surface="paper">
      <div className={sheet.row}>
        {[16, 32].map((width) => (
          <Sprite key={width} sprite={faviconSprite} width={width} />
        ))}
        <div style={{ background: '#f58220', borderRadius: 40, padding: 18, display: 'flex' }}>
          <Sprite sprite={faviconSprite} width={144} />
        </div>
        <Sprite sprite={faviconSprite} width={320} />
      </div>
    </div>
  ),
};

const grape = '#4e4ba8';

/** The build's `share.png` for shared links: 1200 x 630 at six pixels a dot. */
export const ShareCard: Story = {
  parameters: { layout: 'fullscreen' },
  globals: desk,
  args: { sprite: shareCard({ shellColor: grape }), width: 1200 },
};
