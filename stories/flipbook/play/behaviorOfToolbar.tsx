import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { ToolbarBook } from '../addons/ToolbarBook.tsx';
import { land } from './book.ts';
import { numberedPages } from './numberedPages.tsx';
import { type PlayContext, playsWithSteps } from './steps.ts';

/** A toolbar of the numbered flipbook. `Toolbar.stories.tsx` has the pictures and the axe tests. */
export const behaviorOfToolbar = {
  component: ToolbarBook,
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  args: { children: numberedPages(8), startPage: 2 },
} satisfies Meta<typeof ToolbarBook>;

export type Story = StoryObj<typeof behaviorOfToolbar>;

function toolbarIn({ canvas, root }: PlayContext<Story>) {
  const button = (name: string) => canvas.getByRole('button', { name });
  const field = () => canvas.getByRole('textbox', { name: 'Page' });
  return {
    button,
    /** Presses a button, and waits until the flipbook is at rest. */
    click: async (name: string) => {
      await userEvent.click(button(name));
      await land(root);
    },
    field,
    /** Enters a page in the field, and waits until the flipbook is at rest. */
    enter: async (text: string) => {
      await userEvent.clear(field());
      await userEvent.type(field(), `${text}{Enter}`);
      await land(root);
    },
    slider: () => canvas.getByRole('slider', { name: 'Page' }),
  };
}

type ToolbarContext = PlayContext<Story> & ReturnType<typeof toolbarIn>;

/** A story with one play function, which also gets the parts of the toolbar. */
export const plays = (story: Story, act: (context: ToolbarContext) => Promise<void>): Story =>
  playsWithSteps<Story>()(story, (context) => act(Object.assign(toolbarIn(context), context)));
