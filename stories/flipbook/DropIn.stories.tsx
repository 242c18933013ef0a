import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, forwardRef, useRef, useState } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import HTMLFlipBook, { type HTMLFlipBookRef } from '../../src/flipbook/compat.tsx';
import { TintedPage } from './TintedPage.tsx';

interface LeafletProps extends Pick<ComponentProps<typeof TintedPage>, 'tint'> {
  number: number;
}

/** A page as `react-pageflip` asks for it: a component that hands a ref on. Here it need not, and may. */
// biome-ignore lint/suspicious/noReactForwardRef: it is what those who move over have written
const Leaflet = forwardRef<HTMLDivElement, LeafletProps>(function Leaflet({ number, tint }, ref) {
  return (
    <TintedPage ref={ref} tint={tint}>
      <h2>Page {number}</h2>
    </TintedPage>
  );
});

/** A book with a button of its maker's beside it, as it was written for `react-pageflip`. */
function MovedBook({ onFlip, ...rest }: ComponentProps<typeof HTMLFlipBook>) {
  const book = useRef<HTMLFlipBookRef>(null);
  const [page, setPage] = useState(0);
  return (
    <>
      <HTMLFlipBook
        {...rest}
        ref={book}
        onFlip={(event) => {
          setPage(event.data);
          onFlip?.(event);
        }}
      />
      <button type="button" onClick={() => book.current?.pageFlip().flipNext()}>
        Next page
      </button>
      <output> Open at {page + 1}</output>
    </>
  );
}

/** A handler's type is written for its data; here they stand beside it. */
const handler = (data: string) =>
  ({ type: { name: 'function', raw: `(event: { data: ${data}; object: PageFlip }) => void` } }) as const;

const meta = {
  title: 'Flipbook/Drop-in',
  component: HTMLFlipBook,
  args: {
    width: 300,
    height: 400,
    flippingTime: 200,
    'aria-label': 'Moved over',
    onFlip: fn(),
    children: [
      <Leaflet key="one" number={1} tint="sky" />,
      <Leaflet key="two" number={2} tint="sand" />,
      <Leaflet key="three" number={3} tint="moss" />,
      <Leaflet key="four" number={4} tint="rose" />,
    ],
  },
  argTypes: {
    onFlip: handler('number'),
    onChangeOrientation: handler("'portrait' | 'landscape'"),
    onChangeState: handler("'read' | 'fold_corner' | 'user_fold' | 'flipping'"),
    onInit: handler("{ page: number; mode: 'portrait' | 'landscape' }"),
    onUpdate: handler("{ page: number; mode: 'portrait' | 'landscape' }"),
  },
  render: (args) => <MovedBook {...args} />,
} satisfies Meta<typeof HTMLFlipBook>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The headings of the pages that are open. */
function inSight(canvas: ReturnType<typeof within>) {
  const headings = canvas.getAllByRole('heading').filter((heading: HTMLElement) => !heading.closest('[hidden]'));
  return headings.map((heading: HTMLElement) => heading.textContent);
}

/** A book written for `react-pageflip`, with another import. */
export const Default: Story = {};

/** A button turns the page through `ref.current.pageFlip()`, and `onFlip` tells `{ data, object }` of it. */
export const TurnsThroughTheRef: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The button asks for the next page', async () => {
      await expect(inSight(canvas)).toEqual(['Page 1', 'Page 2']);
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    });
    await step('The pages turn, and the book says where it is open', async () => {
      await expect(await canvas.findByText('Open at 3')).toBeVisible();
      await expect(args.onFlip).toHaveBeenCalledTimes(1);
      await expect(args.onFlip).toHaveBeenCalledWith(expect.objectContaining({ data: 2 }));
      await waitFor(() => expect(inSight(canvas)).toEqual(['Page 3', 'Page 4']));
    });
  },
};
