import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import type { FlipbookProps } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { behaviour, handle, type Story } from './play/behaviour.tsx';
import { frames, holdAt, land, rootIn } from './play/book.ts';
import { ribbonPages } from './play/ribbonPages.tsx';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Ribbons',
  tags: ['!autodocs', 'behaviour'],
  ...behaviour,
  parameters: { ...behaviour.parameters, layout: 'fullscreen' },
  args: { 'aria-label': 'Ribbons', width: 150, height: 200, children: ribbonPages(8) },
  render: () => <div data-testid="container" />,
};

/** The ribbons with a visible end outside their page: `2 above`, `3 after` … */
function ribbonsSeen(container: HTMLElement): string[] {
  const ends: Record<string, (box: DOMRect) => [x: number, y: number]> = {
    above: ({ left, top }) => [left + 7, top + 3],
    below: ({ left, bottom }) => [left + 7, bottom - 3],
    before: ({ left, top }) => [left + 3, top + 7],
    after: ({ right, top }) => [right - 3, top + 7],
  };
  return [...container.querySelectorAll<HTMLElement>('[data-ribbon]')].flatMap((ribbon) => {
    const edge = ribbon.dataset.ribbon ?? '';
    const end = ends[edge]?.(ribbon.getBoundingClientRect());
    const page = ribbon.closest<HTMLElement>('[data-number]')?.dataset.number;
    return end && document.elementFromPoint(...end) === ribbon ? [`${page} ${edge}`] : [];
  });
}

const allOf = (page: number) => ['above', 'below', 'before', 'after'].map((edge) => `${page} ${edge}`);
/** Across the spine, one page's ribbon is below or above the other page. */
const openAt2 = ['2 above', '2 below', '2 before', '3 above', '3 below', '3 before', '3 after'];

const rtl = { direction: 'rtl' } as const;
const layouts: Record<
  string,
  readonly [width: number, visibleRibbons: readonly string[], props?: Partial<FlipbookProps>]
> = {
  'two pages': [400, openAt2],
  'the start page alone': [200, allOf(2)],
  'the end page alone': [200, allOf(3), { startPage: 3 }],
  'read from right to left': [200, allOf(2), rtl],
  'the end page alone, read from right to left': [200, allOf(3), { ...rtl, startPage: 3 }],
  'two pages wherever it is': [200, openAt2, { usePortrait: false }],
  stretched: [200, allOf(2), { size: 'stretch', minWidth: 120, maxWidth: 160 }],
};

/** Only ribbons of open pages are visible, from the server on; a turning leaf clips its own. */
export const RibbonsOfOpenPagesAreVisible: Story = {
  play: async ({ canvas, args, step }) => {
    const container = canvas.getByTestId('container');
    for (const [title, [width, visibleRibbons, props]] of Object.entries(layouts))
      await step(title, async () => {
        container.style.cssText = `box-sizing: content-box; padding: 40px; width: ${width}px`;
        const book = <Flipbook {...args} startPage={2} {...props} ref={handle} />;
        container.innerHTML = renderToString(book);
        await expect(ribbonsSeen(container)).toEqual(visibleRibbons);
        const tree = flushSync(() => hydrateRoot(container, book));
        await frames(3);
        await expect(ribbonsSeen(container)).toEqual(visibleRibbons);

        container.style.overflowX = 'auto';
        // A container with enough space does not scroll. Only a flipbook wider than its container
        // does.
        const scrollWidth = props?.usePortrait === false ? 380 : width + 80;
        await expect(container.scrollWidth).toBe(scrollWidth);
        void handle.current?.flipNext();
        holdAt(rootIn(container), 150);
        const still = ribbonsSeen(container);
        const turning = [...container.querySelectorAll<HTMLElement>('[data-turning] [data-number]')];
        for (const { dataset } of turning)
          await expect(still.filter((ribbon) => ribbon.startsWith(`${dataset.number} `))).toEqual([]);
        await expect(still.length).toBeGreaterThanOrEqual(width === 400 ? 6 : 4);
        await expect(container.scrollWidth).toBeLessThanOrEqual(scrollWidth);
        await land(rootIn(container));
        await expect(container.scrollWidth).toBe(scrollWidth);
        await handle.current?.turnToPage(props?.startPage ?? 2);
        container.style.overflowX = '';
        await expect(ribbonsSeen(container)).toEqual(visibleRibbons);
        tree.unmount();
      });
  },
};

const beyondTheEdge: Readonly<Record<string, readonly [style: string, scrolls: boolean]>> = {
  nothing: ['', true],
  'padding beside the flipbook': ['padding: 0 40px', false],
  'a clip around it': ['overflow-x: clip', false],
  'pages cut off': ['--flipbook-page-overflow: clip', false],
};

/** A ribbon outside a scroll container makes it scroll, unless padding or a clip prevents that. */
export const RibbonsAddToTheScrollableArea: Story = {
  args: { startPage: 2 },
  render: (args) => (
    <>
      {Object.entries(beyondTheEdge).map(([title, [style]]) => (
        <div key={title} data-testid={title} style={{ inlineSize: 'fit-content', overflowX: 'auto' }}>
          <div ref={(container) => container?.setAttribute('style', `box-sizing: content-box; width: 150px; ${style}`)}>
            <Flipbook {...args} />
          </div>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    for (const [title, [, scrolls]] of Object.entries(beyondTheEdge))
      await step(title, async () => {
        const edge = canvas.getByTestId(title);
        await expect(edge.scrollWidth > edge.clientWidth).toBe(scrolls);
        if (title === 'pages cut off') await expect(ribbonsSeen(edge)).toEqual([]);
      });
  },
};
