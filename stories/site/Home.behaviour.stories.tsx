import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, fn, waitFor } from 'storybook/test';
import { DormantVariant } from '../../site/screens/DormantVariant.tsx';

/** A variant of the home screen that is not shown. */
const meta = {
  title: 'Site/Home/Behaviour',
  tags: ['!autodocs'],
  component: DormantVariant,
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof DormantVariant>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Draws nothing. Its effects run once all around it is hydrated. */
function Hydrated({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

export const ADormantVariantStaysAsItWasPrerendered: Story = {
  name: 'a dormant variant stays the HTML that was prerendered, through hydration and every render after it',
  play: async ({ canvasElement }) => {
    const place = canvasElement.appendChild(document.createElement('div'));
    place.innerHTML = '<div class="variant"><p id="drawn">Drawn by the build</p></div>';
    const drawn = place.querySelector('#drawn');
    const onRecoverableError = fn();
    const onHydrated = fn();
    const variant = (className: string) => (
      <StrictMode>
        <DormantVariant className={className} />
        <Hydrated tell={onHydrated} />
      </StrictMode>
    );
    const root = hydrateRoot(place, variant('variant'), { onRecoverableError });
    await waitFor(() => expect(onHydrated).toHaveBeenCalled());
    root.render(variant('another'));
    await waitFor(() => expect(place.firstElementChild).toHaveClass('another'));
    await expect(place.querySelector('#drawn')).toBe(drawn);
    await expect(drawn).toHaveTextContent('Drawn by the build');
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
    place.remove();
  },
};
