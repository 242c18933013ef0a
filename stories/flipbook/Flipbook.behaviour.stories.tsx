import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, type within } from 'storybook/test';
import HTMLFlipBook from '../../src/flipbook/compat.tsx';
import { Flipbook } from '../../src/index.ts';
import { FragmentsAndNulls as fragmentsAndNulls } from './Flipbook.features.stories.tsx';
import { TintedPage } from './TintedPage.tsx';

const meta = {
  title: 'Flipbook/Flipbook/Behaviour',
  component: Flipbook,
  parameters: { visual: { skip: true } },
  args: { 'aria-label': 'Tints', width: 640, height: 600 },
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const book = (canvas: Canvas) => canvas.getByRole('group', { name: 'Tints' });
const pageTexts = (canvas: Canvas) =>
  canvas.getAllByRole('group', { name: /of \d$/ }).map((page: HTMLElement) => page.textContent);

/** Pages come in order, whatever they are wrapped in, and are counted without the gaps. */
export const PagesInOrder: Story = {
  args: fragmentsAndNulls.args ?? {},
  play: async ({ canvas }) => {
    await expect(book(canvas)).toHaveAttribute('aria-roledescription', 'book');
    await expect(pageTexts(canvas)).toEqual([
      'First, in a fragment',
      'Second, in a fragment in a fragment',
      'Third, beside it',
      'Fourth, in an array in an array',
    ]);
    await expect(canvas.getByRole('group', { name: '4 of 4' })).toHaveTextContent('Fourth');
  },
};

/** A page with a name of its own keeps it. */
export const NamedPages: Story = {
  args: {
    children: [
      <section key="map" aria-label="Map">
        Here be pages.
      </section>,
      <section key="index" aria-labelledby="index-title">
        <h2 id="index-title">Index</h2>
      </section>,
      <p key="plain">Plain</p>,
    ],
  },
  play: async ({ canvas }) => {
    for (const name of ['Map', 'Index', '3 of 3']) {
      await expect(canvas.getByRole('group', { name })).toBeVisible();
    }
  },
};

/** Covers are hard; of the others, those that say so. */
export const Densities: Story = {
  args: {
    showCover: true,
    children: [
      <TintedPage key="front" tint="sky" />,
      <TintedPage key="soft" tint="sand" />,
      <TintedPage key="hard" tint="moss" data-density="hard" />,
      <TintedPage key="back" tint="rose" />,
    ],
  },
  play: async ({ canvas }) => {
    const pages = canvas.getAllByRole('group', { name: /of 4$/ });
    const densities = pages.map((page) => page.getAttribute('data-density'));
    await expect(densities).toEqual(['hard', 'soft', 'hard', 'hard']);
  },
};

/** A book of no pages shows nothing and fails at nothing. */
export const NoPages: Story = {
  args: { children: [null, false], showCover: true },
  play: async ({ canvas }) => {
    await expect(book(canvas)).toBeEmptyDOMElement();
  },
};

function Growing({ children, ...rest }: ComponentProps<typeof Flipbook>) {
  const [hasPreface, setHasPreface] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHasPreface(true)}>
        Add a preface
      </button>
      <Flipbook {...rest} showCover={hasPreface}>
        {hasPreface && <p>Preface</p>}
        {children}
      </Flipbook>
    </>
  );
}

/** A page keeps what was typed on it when another comes before it and a setting changes. */
export const PagesKeepTheirState: Story = {
  args: { children: <input aria-label="Field" /> },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Field' }), 'kept');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a preface' }));
    await expect(canvas.getByRole('group', { name: '1 of 2' })).toHaveTextContent('Preface');
    await expect(canvas.getByRole('textbox', { name: 'Field' })).toHaveValue('kept');
  },
};

/** The drop-in for `react-pageflip` shows its pages in order, too. */
export const TheDropIn: Story = {
  render: (args) => (
    <HTMLFlipBook width={args.width} height={args.height}>
      <TintedPage tint="sky">One</TintedPage>
      <TintedPage tint="sand">Two</TintedPage>
    </HTMLFlipBook>
  ),
  play: async ({ canvas }) => {
    await expect(pageTexts(canvas)).toEqual(['One', 'Two']);
  },
};
