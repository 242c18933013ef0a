import type { ReactElement } from 'react';
import { PocketRoom } from './PocketRoom.tsx';
import { expectEasyReading } from './pageGeometry.ts';

/** A story's page in the pocket edition, at a width in CSS pixels: all of it is easily read. */
export function inPocket(width: number) {
  return {
    decorators: [
      (Story: () => ReactElement) => (
        <PocketRoom width={width}>
          <Story />
        </PocketRoom>
      ),
    ],
    parameters: { visual: { target: 'article' } },
    play: ({ canvasElement }: { canvasElement: HTMLElement }) => expectEasyReading(canvasElement, 1),
  };
}
