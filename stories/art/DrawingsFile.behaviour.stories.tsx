import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ContextType, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { OutOfSightContext } from '../../src/art/DrawnPaths.tsx';
import { createDrawingsFile, DrawingsFileContext, LevelBadge } from '../../src/index.ts';

const meta = {
  title: 'Art/Drawings file/Behaviour',
  tags: ['!autodocs'],
  component: LevelBadge,
  args: { level: 1, width: 96 },
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <div data-testid="room" />,
} satisfies Meta<typeof LevelBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Given {
  isOutOfSight?: boolean;
  addressOf?: ContextType<typeof DrawingsFileContext>;
}

/** Two badges alike, as the page and its script both have them. */
function badges({ isOutOfSight = true, addressOf }: Given) {
  return (
    <StrictMode>
      <DrawingsFileContext value={addressOf}>
        <OutOfSightContext value={isOutOfSight}>
          <LevelBadge level={1} title="Level 1" width={96} />
          <LevelBadge level={1} title="Level 1 again" width={96} />
        </OutOfSightContext>
      </DrawingsFileContext>
    </StrictMode>
  );
}

export const OnceHydratedItIsDrawn: Story = {
  name: 'once hydrated it is drawn by the script, in the same place and without a word of React',
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    const onRecoverableError = fn();
    room.innerHTML = renderToString(badges({ addressOf: createDrawingsFile('pictures.svg').addressOf }));
    const picture = canvas.getByRole('img', { name: 'Level 1' });
    const before = picture.getBoundingClientRect();
    const root = hydrateRoot(room, badges({ addressOf: () => undefined }), { onRecoverableError });
    await waitFor(() => expect(room.querySelector('use')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'Level 1' })).toBe(picture);
    await expect(picture.getBoundingClientRect()).toEqual(before);
    await expect(picture.querySelectorAll('path').length).toBeGreaterThan(3);
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  },
};

export const TheAddressIsLeft: Story = {
  name: 'the address that is in the page is left until then, though the script has none',
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    room.innerHTML = renderToString(badges({ addressOf: createDrawingsFile('pictures.svg').addressOf }));
    const onChange = fn();
    const watch = new MutationObserver(onChange);
    watch.observe(room, { attributes: true, subtree: true, attributeFilter: ['href'] });
    const root = hydrateRoot(room, badges({ addressOf: () => undefined }));
    await waitFor(() => expect(room.querySelector('use')).toBeNull());
    await expect(onChange).not.toHaveBeenCalled();
    await expect(watch.takeRecords()).toEqual([]);
    watch.disconnect();
    root.unmount();
  },
};
