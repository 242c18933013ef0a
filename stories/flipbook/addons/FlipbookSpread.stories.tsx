import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { FlipbookSpread } from '../../../src/flipbook/addons/spread.ts';
import { Flipbook, type FlipbookProps } from '../../../src/flipbook/index.ts';
import { narrow } from '../../windows.ts';

const paper = { padding: '1rem', background: '#f7e6c4' };
const panorama =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="420" height="280">' +
  '<path fill="%239ad1e3" d="M0 0h420v280H0z"/><circle fill="%23ffd54a" cx="70" cy="60" r="30"/>' +
  '<path fill="%235b6f8f" d="M60 230L210 50l150 180z"/><path fill="%23fff" d="M170 98l40-48 40 48-40 14z"/>' +
  '<path fill="%233f7d4e" d="M0 220q210-50 420 0v60H0z"/><path fill="%23b3402e" d="M330 200h50v40h-50z"/></svg>';

interface SpreadSampleProps extends Pick<FlipbookProps, 'direction' | 'turn' | 'startPage'> {
  /** An element across both pages instead of the picture. */
  readonly element?: ReactNode;
}

/** Six pages; the two in the middle are a spread. */
function SpreadSample({ element: wide, ...props }: SpreadSampleProps) {
  return (
    <Flipbook aria-label="A walk" width={210} height={280} {...props}>
      <div style={paper}>Before the walk</div>
      <div style={paper}>The map is packed</div>
      {wide === undefined ? (
        <FlipbookSpread key="view" src={panorama} alt="A mountain between the sun and a red hut" />
      ) : (
        <FlipbookSpread key="view">{wide}</FlipbookSpread>
      )}
      <div style={paper}>After the walk</div>
      <div style={paper}>The map is unpacked</div>
    </Flipbook>
  );
}

export default {
  title: 'Flipbook/Spread',
  component: SpreadSample,
  subcomponents: { FlipbookSpread },
  args: { startPage: 2 },
} satisfies Meta<typeof SpreadSample>;

type Story = StoryObj<typeof SpreadSample>;

/** A picture across two pages. */
export const Default: Story = {};

/** The right half turns away with its leaf. */
export const Turning: Story = { args: { turn: { direction: 'forward', progress: 0.35 } } };

/** If only one page fits, the second half follows the first. */
export const Narrow: Story = { args: { startPage: 3 }, globals: narrow };

/** An element across two pages. */
export const Element: Story = {
  args: { element: <h2 style={{ ...paper, margin: 0, textAlign: 'center' }}>Twenty years of walking in the hills</h2> },
};
