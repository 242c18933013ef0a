import type { ReactElement } from 'react';
import { PocketFrame } from './PocketFrame.tsx';
import { expectEasyReading } from './pageGeometry.ts';

/** Shows a page in the smallest phone's pocket edition, and checks that all of it is readable. */
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
