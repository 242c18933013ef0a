import type { Meta, StoryObj } from '@storybook/react-vite';
import { desk } from '../../windows.ts';
import meta from '../Booklet.stories.tsx';

/** The base of a page's behavior stories: a manual that is open at a zero-based page. */
export function atPage(startPage: number) {
  const { component, decorators, args } = meta;
  return {
    component,
    decorators,
    parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
    globals: desk,
    args: { ...args, startPage },
  } satisfies Meta<typeof component>;
}

export type Story = StoryObj<ReturnType<typeof atPage>>;
