import type { Decorator } from '@storybook/react-vite';
import { VisitProvider } from '../../src/index.ts';
import { forgetful } from '../visit/forgetful.ts';

/** Shows a story in the room that the book lies in, in a visit that remembers nothing. `parameters.visit` is its beginning. */
export const inRoom: Decorator = (Story, { parameters }) => (
  <VisitProvider memory={forgetful} initial={parameters.visit}>
    <div data-surface="room" style={{ minBlockSize: '100dvh', padding: 'var(--space-4) var(--space-3)' }}>
      <Story />
    </div>
  </VisitProvider>
);
