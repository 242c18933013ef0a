import type { Meta, StoryObj } from '@storybook/react-vite';
import { desk } from '../windows.ts';
import { OnSite, type OnSiteProps } from './OnSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

/** The base of a screen's behavior stories. */
export const onDesk = (args: OnSiteProps) =>
  ({
    component: OnSite,
    args,
    globals: desk,
    parameters: { ...wholeScreen, chromatic: { disableSnapshot: true } },
  }) satisfies Meta<typeof OnSite>;

export type Story = StoryObj<ReturnType<typeof onDesk>>;
