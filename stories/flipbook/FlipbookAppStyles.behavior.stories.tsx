import { expect } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behavior, type Props, plays, type Story } from './play/behavior.tsx';
import { bookIn, frames, land } from './play/book.ts';

export default {
  title: 'Flipbook/Flipbook/Behavior/App styles',
  ...behavior,
  parameters: { ...behavior.parameters, layout: 'fullscreen' },
  args: { ...behavior.args, width: 200, height: 260, flippingTime: 100, startPage: 0 },
  render: (args: Props) => (
    <div style={{ width: 600, height: 500, paddingTop: 60 }}>
      <style data-testid="sheet" />
      <Flipbook {...args} />
    </div>
  ),
};

/** Unlayered app styles that match every element, or every `div`. */
const appStyles = [
  '* { max-width: 100%; }',
  '* { max-height: 100%; }',
  '* { transition: all 300ms; }',
  '* { overflow: hidden; }',
  '* { position: relative; }',
  '* { transform-origin: center; }',
  'div { display: flex; }',
];

/** The boxes of a turn, relative to the flipbook's corner, and whether its turning parts clip. */
function turningParts(root: HTMLElement) {
  const { left, top } = bookIn(root).getBoundingClientRect();
  const parts = '[data-turning], [data-turning] > *, [data-turning] > * > *, [data-flip-shade], [data-flip-shade] > *';
  return [...root.querySelectorAll(parts)].map((part) => {
    const box = part.getBoundingClientRect();
    const lengths = [box.left - left, box.top - top, box.width, box.height].map(Math.round);
    const clips = part.matches('[data-turning]') && getComputedStyle(part).overflowX !== 'visible';
    return [part.tagName, clips, ...lengths];
  });
}

const appStylesStory = (showCover: boolean): Story =>
  plays({ args: { showCover } }, async ({ canvas, step, root, hand }) => {
    const sheet = canvas.getByTestId('sheet');
    const drag = async () => {
      hand.startDrag([0.95, 0.6], [0.8, 0.5], [0.6, 0.45]);
      await frames(2);
      const parts = turningParts(root);
      hand.release([0.9, 0.5]);
      await land(root);
      return parts;
    };
    const plainParts = await drag();
    await expect(plainParts.length).toBeGreaterThan(5);
    for (const rule of appStyles)
      await step(rule, async () => {
        sheet.textContent = rule;
        await expect(await drag()).toEqual(plainParts);
        sheet.textContent = '';
      });
  });

/** Common app styles for every element or every `div` do not change how soft pages fold. */
export const AppStylesDoNotChangeSoftPages = appStylesStory(false);

/** Common app styles for every element or every `div` do not change how hard covers turn. */
export const AppStylesDoNotChangeHardPages = appStylesStory(true);
