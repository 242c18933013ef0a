import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

export default {
  title: 'Foundations/Foundations/Behavior',
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

/**
 * The fallback of each pixel font takes the same space as the font, so that little moves when the
 * font's file loads. Tested at a large size, because hinting rounds the widths of characters, and only
 * on machines that have the local fonts named in fonts.css.
 */
export const FallbackFontsTakeTheSameSpace: StoryObj = {
  render: () => (
    <>
      {['Press Start 2P', 'VT323'].map((face) => (
        <p key={face} style={{ whiteSpace: 'nowrap' }}>
          <span style={{ font: `400 200px/1 "${face}"` }}>{face}</span>
          <br />
          <span style={{ font: `400 200px/1 "${face} stand-in"` }}>{face}</span>
        </p>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const faces = [...document.fonts].filter(({ family }) => /(Press Start 2P|VT323) stand-in/.test(family));
    // Each style sheet that includes the font declares it again; count it once.
    await expect(new Set(faces.map(({ family }) => family)).size).toBe(2);
    if (faces.some(({ status }) => status === 'error')) return;
    for (const line of canvasElement.querySelectorAll('p')) {
      const [real, standIn] = [...line.querySelectorAll('span')].map((span) => span.getBoundingClientRect());
      const share = (standIn?.width ?? 0) / (real?.width ?? 1);
      await expect(Math.abs(share - 1)).toBeLessThan(0.01);
      await expect(Math.abs((standIn?.height ?? 0) - (real?.height ?? 0))).toBeLessThanOrEqual(1);
    }
  },
};
