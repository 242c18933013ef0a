import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, fn, waitFor } from 'storybook/test';
import { SleepingHalf } from '../../site/screens/SleepingHalf.tsx';

/** A half of the home screen that is not shown. */
const meta = {
  title: 'Site/Home/Behaviour',
  tags: ['!autodocs'],
  component: SleepingHalf,
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof SleepingHalf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheHalfThatIsNotShownStaysAsItWasDrawn: Story = {
  name: 'the half that is not shown stays the HTML that the build has drawn, through hydration and every render after it',
  play: async ({ canvasElement }) => {
    const place = canvasElement.appendChild(document.createElement('div'));
    place.innerHTML = '<div class="half"><p id="drawn">Drawn by the build</p></div>';
    const drawn = place.querySelector('#drawn');
    const onRecoverableError = fn();
    const half = (className: string) => (
      <StrictMode>
        <SleepingHalf className={className} />
      </StrictMode>
    );
    const root = hydrateRoot(place, half('half'), { onRecoverableError });
    await waitFor(() => expect(Object.keys(place.firstElementChild ?? {}).join()).toContain('__reactFiber'));
    root.render(half('another'));
    await waitFor(() => expect(place.firstElementChild).toHaveClass('another'));
    await expect(place.querySelector('#drawn')).toBe(drawn);
    await expect(drawn).toHaveTextContent('Drawn by the build');
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
    place.remove();
  },
};
