import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, StrictMode } from 'react';
import { fn } from 'storybook/test';
import { FlipbookZoom, type FlipbookZoomHandle } from '../../../src/flipbook/addons/zoom.ts';
import { Flipbook } from '../../../src/index.ts';
import { testOnly } from '../../testOnly.ts';
import { numberedProps } from './numberedPages.tsx';
import { type PlayContext, playsWithSteps } from './steps.ts';

export const handle = createRef<FlipbookZoomHandle>();
export const onZoomChange = fn();
export const zoom = () => handle.current?.getZoom();

/** A zoom around the numbered flipbook. Taps turn no page, and no picture is taken. */
export const behaviorOfZoom = {
  component: FlipbookZoom,
  parameters: { ...testOnly, a11y: { test: 'off' } },
  args: { onZoomChange, style: { width: 600 }, children: <Flipbook {...numberedProps} disableFlipByClick /> },
  // Strict Mode mounts the zoom twice. It must still listen only once.
  render: (args) => (
    <StrictMode>
      <FlipbookZoom {...args} ref={handle} />
    </StrictMode>
  ),
  beforeEach: () => void onZoomChange.mockClear(),
} satisfies Meta<typeof FlipbookZoom>;

export type Story = StoryObj<typeof behaviorOfZoom>;

type ZoomContext = PlayContext<Story> & { readonly box: HTMLElement };

/** A story with one play function, which also gets the scroll container. */
export const plays = (story: Story, act: (context: ZoomContext) => Promise<void>): Story =>
  playsWithSteps<Story>()(story, (context) => {
    const box = context.root.closest<HTMLElement>('[data-flipbook-zoom]');
    if (!box) throw new Error('The story has no zoom.');
    return act(Object.assign({ box }, context));
  });
