import type { CSSProperties, JSX } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behavior, type Props, plays } from './play/behavior.tsx';
import { bookIn, pageBoxes, rootIn } from './play/book.ts';

export default {
  title: 'Flipbook/Flipbook/Behavior/Page content',
  ...behavior,
  parameters: { ...behavior.parameters, layout: 'fullscreen' },
};

const lines = (
  <div style={{ height: 1400 }}>
    <a href="#line">A line</a>
  </div>
);
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"/>')}`;
const fullSize: CSSProperties = { width: '100%', height: '100%' };

/** Content that is larger than a page or scrolls. */
const largeElements: Readonly<Record<string, JSX.Element>> = {
  'a scrolling box as tall as the page': <div style={{ height: '100%', overflow: 'auto' }}>{lines}</div>,
  'text that is too long': lines,
  'a word that is too long': <p>{'word'.repeat(200)}</p>,
  'a picture': <img alt="" src={picture} style={fullSize} />,
  'a wide table': <div style={{ width: 2000, height: 2000 }} />,
};
const pages = [
  ...Object.entries(largeElements).map(([name, element]) => <section key={name}>{element}</section>),
  <section key="a page that scrolls itself" style={{ overflow: 'auto' }}>
    {lines}
  </section>,
  <img key="a picture that is the page" alt="" src={picture} style={fullSize} />,
];

const stretch: Partial<Props> = { size: 'stretch', minWidth: 100 };
const containerHeight: Partial<Props> = { ...stretch, minHeight: 100, autoSize: false, style: { height: 325 } };

const books: Readonly<Record<string, Partial<Props>>> = {
  landscape: { layout: 'spread' },
  portrait: { layout: 'single' },
  'hard covers': { showCover: true, layout: 'spread' },
  'right to left': { direction: 'rtl', layout: 'spread' },
  stretched: { ...stretch, maxWidth: 400, maxHeight: 900 },
  'as tall as its container': containerHeight,
  'in a turn': { layout: 'spread', turn: { direction: 'forward', progress: 0.5, corner: 'top' } },
};

/** Content does not change the size of its page. */
export const PagesKeepTheirSize = plays(
  {
    args: { width: 200, height: 260, children: pages },
    render: (args: Props) => (
      <>
        {Object.entries(books).map(([name, props]) => (
          <div key={name} data-testid={name} style={{ width: 700, overflow: 'hidden' }}>
            <Flipbook {...args} startPage={0} {...props} aria-label={name} />
          </div>
        ))}
      </>
    ),
  },
  async ({ canvas }) => {
    await Promise.all(Array.from(document.images, (image) => image.decode()));
    for (const name of Object.keys(books)) {
      const root = rootIn(canvas.getByTestId(name));
      // Pages out of sight are laid out in idle time.
      await waitFor(() => {
        const { width, height } = getComputedStyle(pageBoxes(root)[0] ?? root);
        const elements = bookIn(root).querySelectorAll<HTMLElement>('[data-part="sheet"] > :first-child');
        const sizes = pages.map(({ key }, index) => [key, elements[index]?.offsetWidth, elements[index]?.offsetHeight]);
        const size = [width, height].map(Number.parseFloat);
        expect(sizes, name).toEqual(pages.map(({ key }) => [key, ...size]));
      });
    }
  },
);
