import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConsolePage, PageNumberContext } from '../../src/console/pageParts/ConsolePage.tsx';

const titles = ['Instructions', 'Side Quests', 'Experience Levels', 'Donaudampfschifffahrtsgesellschaft'];

/** From a screen of a dozen letters to one of two dozen: 200 % text on the smallest, and the usual text on a phone. */
const widthsPx = Array.from({ length: 13 }, (_, step) => 208 + 16 * step);

/** The headings of pages on screens of many widths, each with its number. */
function Headings() {
  return (
    <PageNumberContext.Provider value={{ page: 6, pageNumber: '6/9' }}>
      {widthsPx.map((width) => (
        <div key={width} style={{ inlineSize: width }} data-surface="lcd">
          {titles.map((title) => (
            <ConsolePage key={title} heading={title} />
          ))}
        </div>
      ))}
    </PageNumberContext.Provider>
  );
}

const meta = {
  title: 'Console/Page number/Behaviour',
  tags: ['!autodocs', 'behaviour'],
  component: Headings,
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
} satisfies Meta<typeof Headings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideOrBelow: Story = {
  name: 'the page number stands beside the words of the heading, or below them, and never on them',
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const headings = canvas.getAllByRole('heading');
    await expect(headings).toHaveLength(titles.length * widthsPx.length);
    await expect(headings.filter(isOverprinted).map((one) => `${one.textContent} in ${one.offsetWidth}`)).toEqual([]);
  },
};

/** A number that has no line of its own stands at the end of the first one. */
function isOverprinted(heading: HTMLElement): boolean {
  const number = ['::before', '::after'].map((part) => getComputedStyle(heading, part)).find(isDrawn);
  if (!number) throw new Error('The heading has no number.');
  const { height, right } = contentBox(heading);
  const lines = linesOf(heading);
  const text = lines.reduce((sum, line) => sum + line.height, 0);
  if (height >= text + Number.parseFloat(number.height) - 1) return false;
  return (lines[0]?.right ?? 0) > right - Number.parseFloat(number.width);
}

function isDrawn({ content }: CSSStyleDeclaration): boolean {
  return content !== 'none' && content !== 'normal';
}

function contentBox(element: HTMLElement): { height: number; right: number } {
  const { paddingTop, paddingBottom, paddingRight } = getComputedStyle(element);
  return {
    height: element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
    right: element.getBoundingClientRect().right - Number.parseFloat(paddingRight),
  };
}

/** The lines of its words, from the top. */
function linesOf(heading: HTMLElement): readonly DOMRect[] {
  const words = document.createRange();
  words.selectNodeContents(heading.querySelector('span') ?? heading);
  const lines = new Map([...words.getClientRects()].map((line) => [line.top, line]));
  return [...lines.values()];
}
