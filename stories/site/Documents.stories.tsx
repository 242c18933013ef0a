import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DocumentPages } from './DocumentPages.tsx';

/** The documents of an owner who writes from right to left, drawn when this book was built. Those of Player One are on the page _Documents_. */
const meta = {
  title: 'Site/Documents/Pages',
  component: DocumentPages,
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof DocumentPages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Width to height, as the paper has it. */
const shapes = {
  a4: 210 / 297,
  a4Landscape: 297 / 210,
  booklet: 640 / 600,
} as const;

/** Every page is there, in its order, and has the shape of its paper. */
const pagesOf = (count: number, shape: keyof typeof shapes): NonNullable<Story['play']> => {
  return async ({ canvas, args }) => {
    const pages: HTMLImageElement[] = within(canvas.getByRole('list', { name: args.name })).getAllByRole('img');
    await expect(pages.map((page) => page.alt)).toEqual(
      Array.from({ length: count }, (_, index) => `Page ${index + 1} of ${count}`),
    );
    for (const page of pages) {
      await page.decode();
      await expect(page.naturalWidth / page.naturalHeight).toBeCloseTo(shapes[shape], 2);
    }
  };
};

/** Shows a document whose pages are drawn when the story asks for them. */
const drawn = (load: () => Promise<{ default: readonly string[] }>): Pick<Story, 'loaders' | 'render'> => ({
  loaders: [async () => ({ pages: (await load()).default })],
  render: ({ name }, { loaded }) => <DocumentPages name={name} pages={loaded.pages} />,
});

/** A résumé that is written from right to left. */
export const ArabicResume: Story = {
  args: { name: 'An Arabic résumé', pages: [] },
  ...drawn(() => import('virtual:document-pages/pdf/resume.pdf')),
  play: pagesOf(1, 'a4'),
};

/** A manual with words that are written from right to left; its spine and its order stay as they are. */
export const ArabicManual: Story = {
  args: { name: 'An Arabic manual', pages: [] },
  ...drawn(() => import('virtual:document-pages/pdf/manual.pdf')),
  play: pagesOf(8, 'booklet'),
};

/** The sheet to fold with such words. */
export const ArabicFoldableManual: Story = {
  args: { name: 'An Arabic foldable manual', pages: [] },
  ...drawn(() => import('virtual:document-pages/pdf/foldable-manual.pdf')),
  play: pagesOf(2, 'a4Landscape'),
};
