import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConsolePage } from '../../../src/console/ConsolePage.tsx';
import { consoleParts } from '../../../src/console/ConsolePartsContext.ts';
import { ConsoleScreen } from '../../../src/console/ConsoleScreen.tsx';
import { consoleAt } from '../../../src/console/engine/ConsoleState.ts';
import { pageNames } from '../../../src/console/engine/pageNames.ts';
import { PageNumberContext } from '../../../src/console/PageNumberContext.ts';
import { typical } from '../../content/fixtures.ts';
import { onLcd } from '../onLcd.tsx';

/** The page's number stands beside its heading or above it, never on it. */
const meta = {
  title: 'Console/Pages/Page number/Behaviour',
  tags: ['!autodocs'],
  component: ConsoleScreen,
  decorators: [onLcd],
  loaders: [consoleParts.later.load],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    content: typical,
    state: consoleAt(pageNames[0]),
    onEvent: fn(),
    company: '',
    onCompany: fn(),
    onDraft: fn(),
  },
  render: (args) => (
    <PageNumberContext.Provider value={{ page: 10, pageNumber: '10/12' }}>
      {pageNames.map((name) => (
        <ConsoleScreen key={name} {...args} state={consoleAt(name)} />
      ))}
      <ConsolePage heading="Donaudampfschifffahrtsgesellschaft" />
      <ConsolePage heading="خطاب التقديم" dir="rtl" />
    </PageNumberContext.Provider>
  ),
} satisfies Meta<typeof ConsoleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const pixels = (length: string) => Number.parseFloat(length) || 0;

/** The box of the number, which is drawn by the style sheet: floating, absolute, or a line of its own above the words. */
function numberBox(heading: Element) {
  const number = getComputedStyle(heading, '::before');
  const own = getComputedStyle(heading);
  const box = heading.getBoundingClientRect();
  const isAbsolute = number.position === 'absolute';
  const top = box.top + (isAbsolute ? 0 : pixels(own.paddingTop));
  const bottom = top + (isAbsolute ? pixels(number.top) : 0) + pixels(number.height);
  if (number.float === 'none' && !isAbsolute) return { left: box.left, right: box.right, top, bottom };
  const isLeft = own.direction === 'rtl' && !isAbsolute;
  const inner = { left: box.left + pixels(own.paddingLeft), right: box.right - pixels(own.paddingRight) };
  return isLeft
    ? { left: inner.left, right: inner.left + pixels(number.width), top, bottom }
    : { left: inner.right - pixels(number.width), right: inner.right, top, bottom };
}

/** The boxes of a heading's words. */
function wordBoxes(heading: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(heading);
  return [...range.getClientRects()];
}

const isApart = (widthPx: number, textPercent = 100): Story => ({
  parameters: { lcd: { widthPx, textPercent } },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings).toHaveLength(pageNames.length + 2);
    for (const heading of headings) {
      const number = numberBox(heading);
      for (const word of wordBoxes(heading)) {
        const overlapPx = Math.min(number.right, word.right) - Math.max(number.left, word.left);
        const underPx = Math.min(number.bottom, word.bottom) - Math.max(number.top, word.top);
        // A line's box is higher than its letters.
        await expect(Math.min(overlapPx, underPx), heading.textContent).toBeLessThanOrEqual(4);
      }
    }
  },
});

export const W240 = isApart(240);
export const W260 = isApart(260);
export const W296 = isApart(296);
export const W366 = isApart(366);
export const W620 = isApart(620);
export const W260Text200 = isApart(260, 200);
export const W366Text200 = isApart(366, 200);
export const W620Text200 = isApart(620, 200);
