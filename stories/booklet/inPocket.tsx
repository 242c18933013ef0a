import type { ReactElement } from 'react';
import { PocketFrame } from './PocketFrame.tsx';
import { expectEasyReading } from './pageGeometry.ts';

/** A story's page in the pocket edition of the smallest phone, where all of it is readable. */
export const inPocket = {
  decorators: [
    (Story: () => ReactElement) => (
      <PocketFrame width={288}>
        <Story />
      </PocketFrame>
    ),
  ],
  parameters: { visual: { target: 'article' } },
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => expectEasyReading(canvasElement, 1),
};
