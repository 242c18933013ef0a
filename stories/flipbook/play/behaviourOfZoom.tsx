import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, createRef, StrictMode } from 'react';
import { fn } from 'storybook/test';
import { FlipbookZoom, type FlipbookZoomHandle } from '../../../src/flipbook/around/zoom.ts';
import { Flipbook } from '../../../src/index.ts';
import { rootIn } from './book.ts';
import { Hand } from './Hand.ts';
import { numbers } from './numberedPages.tsx';

export const handle = createRef<FlipbookZoomHandle>();
export const onZoomChange = fn();
export const zoom = () => handle.current?.getZoom();

/** A zoom around the numbered flipbook, whose taps turn nothing. No picture is taken of it. */
export const behaviourOfZoom = {
  component: FlipbookZoom,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onZoomChange, style: { width: 600 }, children: <Flipbook {...numbers} disableFlipByClick /> },
  // Strict Mode mounts twice, and must listen only once.
  render: (args: ComponentProps<typeof FlipbookZoom>) => (
    <StrictMode>
      <FlipbookZoom {...args} ref={handle} />
    </StrictMode>
  ),
  beforeEach: () => void onZoomChange.mockClear(),
} satisfies Meta<typeof FlipbookZoom>;

export type Story = StoryObj<typeof behaviourOfZoom>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Played = Context & Record<'root' | 'box', HTMLElement> & Record<'mouse' | 'finger', Hand>;

/** A story with one play function, which gets the flipbook, the scroll container and pointers. */
export function plays(story: Story, act: (played: Played) => Promise<void>): Story {
  const play = (context: Context) => {
    const root = rootIn(context.canvasElement);
    const box = root.closest<HTMLElement>('[data-flipbook-zoom]');
    if (!box) throw new Error('The story has no zoom.');
    const finger = new Hand(root, { pointerType: 'touch' });
    return act(Object.assign({ root, box, mouse: new Hand(root), finger }, context));
  };
  return { ...story, play };
}
