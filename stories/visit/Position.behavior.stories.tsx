import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { VisitProvider } from '../../src/index.ts';
import { usePosition } from '../../src/visit/usePosition.ts';
import { forgetful } from './forgetful.ts';

function Screen() {
  const [page, setPage] = useState(0);
  usePosition({ name: 'manual', position: { page }, onReturn: (position) => setPage(position.page) });
  return (
    <button type="button" onClick={() => setPage(page + 1)}>
      Page {page}
    </button>
  );
}

function TwoScreens() {
  const [isAway, setAway] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAway(!isAway)}>
        {isAway ? 'Return' : 'Leave'}
      </button>
      {!isAway && <Screen />}
    </>
  );
}

export default {
  title: 'Visit/Behavior/Position',
  component: VisitProvider,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { memory: forgetful, children: <TwoScreens /> },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof VisitProvider>;

/** A screen returns to its last position, even in React's Strict Mode, which runs effects twice. */
export const ScreenOpensWhereItWasLeft: StoryObj = {
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  play: async ({ canvas }) => {
    for (const label of ['Page 0', 'Page 1', 'Leave', 'Return'])
      await userEvent.click(canvas.getByRole('button', { name: label }));
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toBeVisible();
  },
};
