import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import meta from '../addons/Toolbar.stories.tsx';
import { land } from './book.ts';
import { numberedPages } from './numberedPages.tsx';
import { type ContextOf, playsWithSteps } from './steps.ts';

/** A toolbar of the numbered flipbook. `Toolbar.stories.tsx` has the pictures and the axe tests. */
export const behaviorOfToolbar = {
  component: meta.component,
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  args: { children: numberedPages(8), startPage: 2 },
} satisfies Meta<typeof meta.component>;

export type Story = StoryObj<typeof behaviorOfToolbar>;
type Context = ContextOf<Story>;

function toolbarIn(canvas: Context['canvas'], root: HTMLElement) {
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

const playsStory = playsWithSteps<Story, Context>();
type PlayContext = Parameters<Parameters<typeof playsStory>[1]>[0] & ReturnType<typeof toolbarIn>;

/** A story with one play function, which also gets the parts of the toolbar. */
export const plays = (story: Story, act: (context: PlayContext) => Promise<void>): Story =>
  playsStory(story, (context) => act(Object.assign(toolbarIn(context.canvas, context.root), context)));
