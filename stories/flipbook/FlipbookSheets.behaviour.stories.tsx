import { expect } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviour, type Props, type Story } from './play/behaviour.tsx';
import { bookIn, frames, land, rootIn } from './play/book.ts';
import { Hand } from './play/Hand.ts';
import { numberedPages } from './play/numberedPages.tsx';

export default {
  title: 'Flipbook/Flipbook/Behaviour/App styles',
  tags: ['!autodocs', 'behaviour'],
  ...behaviour,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    ...behaviour.args,
    'aria-label': 'Numbers',
    width: 200,
    height: 260,
    flippingTime: 100,
    children: numberedPages(6),
  },
  render: (args: Props) => (
    <div style={{ width: 600, height: 500, paddingTop: 60 }}>
      <style data-testid="sheet" />
      <Flipbook {...args} />
    </div>
  ),
};

/** Unlayered app styles that match every element, or every `div`. */
const sheets = [
  '* { max-width: 100%; }',
  '* { max-height: 100%; }',
  '* { transition: all 300ms; }',
  '* { overflow: hidden; }',
  '* { position: relative; }',
  '* { transform-origin: center; }',
  'div { display: flex; }',
];

/**
 * The boxes that a turn moves, relative to the flipbook's top left corner, and the ancestors that
 * clip them.
 */
function turningParts(root: HTMLElement) {
  const { left, top } = bookIn(root).getBoundingClientRect();
  const parts = '[data-turning], [data-turning] > *, [data-turning] > * > *, [data-flip-shade], [data-flip-shade] > *';
  return [...root.querySelectorAll(parts)].map((part) => {
    const box = part.getBoundingClientRect();
    const lengths = [box.left - left, box.top - top, box.width, box.height].map(Math.round);
    const isCut = part.matches('[data-turning]') && getComputedStyle(part).overflowX !== 'visible';
    return [part.tagName, isCut, ...lengths];
  });
}

/** App styles that match every element do not move a dragged page. */
const looksAsWithout: NonNullable<Story['play']> = async ({ canvas, canvasElement, step }) => {
  const sheet = canvas.getByTestId('sheet');
  const root = rootIn(canvasElement);
  const hand = new Hand(root);
  const drag = async () => {
    hand.pull([0.95, 0.6], [0.8, 0.5], [0.6, 0.45]);
    await frames(2);
    const parts = turningParts(root);
    hand.lift([0.9, 0.5]);
    await land(root);
    return parts;
  };
  const plain = await drag();
  await expect(plain.length).toBeGreaterThan(5);
  for (const rule of sheets) {
    await step(rule, async () => {
      sheet.textContent = rule;
      await expect(await drag()).toEqual(plain);
      sheet.textContent = '';
    });
  }
};

/** App styles that match every element do not change how soft pages fold. */
export const AppStylesDoNotChangeSoftPages: Story = { play: looksAsWithout };

/** App styles that match every element do not change how hard covers turn. */
export const AppStylesDoNotChangeHardPages: Story = { args: { showCover: true }, play: looksAsWithout };
