import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageName } from '../../../src/index.ts';
import { typical } from '../../content/fixtures.ts';
import meta from '../Handheld.stories.tsx';

/** The base of a page's behavior stories: a console that shows the page. */
export function atPage(initialPage: PageName) {
  const { component, decorators, globals } = meta;
  return {
    component,
    decorators,
    globals,
    parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
    args: { content: typical, initialPage, frozenMs: 20_000 },
  } satisfies Meta<typeof component>;
}

export type Story = StoryObj<ReturnType<typeof atPage>>;
