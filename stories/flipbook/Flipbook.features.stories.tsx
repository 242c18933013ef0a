import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { Flipbook } from '../../src/index.ts';
import { TintedPage } from './TintedPage.tsx';

const meta = {
  title: 'Flipbook/Flipbook/Features',
  component: Flipbook,
  args: { 'aria-label': 'Tints', width: 640, height: 600 },
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A book of one page. */
export const OnePage: Story = { args: { children: <TintedPage tint="sky">The only page.</TintedPage> } };

/** Fragments and arrays are opened; `null`, `undefined` and `false` are no pages. */
export const FragmentsAndNulls: Story = {
  args: {
    children: (
      <>
        <TintedPage tint="sky">First, in a fragment</TintedPage>
        {null}
        <Fragment key="inner">
          <TintedPage tint="sand">Second, in a fragment in a fragment</TintedPage>
          {false}
          <TintedPage tint="moss">Third, beside it</TintedPage>
        </Fragment>
        {[
          undefined,
          [
            <TintedPage key="rose" tint="rose">
              Fourth, in an array in an array
            </TintedPage>,
          ],
        ]}
      </>
    ),
  },
};
