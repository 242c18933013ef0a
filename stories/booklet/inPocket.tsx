import type { ReactElement } from 'react';
import { PocketRoom } from './PocketRoom.tsx';
import { expectEasyReading } from './pageGeometry.ts';

/** A story's page in the pocket edition, as wide as on the smallest phone: all of it is easily read. */
export const inPocket = {
  decorators: [
    (Story: () => ReactElement) => (
      <PocketRoom width={288}>
        <Story />
      </PocketRoom>
    ),
  ],
  parameters: { visual: { target: 'article' } },
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => expectEasyReading(canvasElement, 1),
};
