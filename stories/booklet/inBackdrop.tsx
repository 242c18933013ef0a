import type { Decorator } from '@storybook/react-vite';
import { VisitProvider } from '../../src/index.ts';
import { forgetful } from '../visit/forgetful.ts';

/** Shows a story on the backdrop. The visit starts as `parameters.visit` and stores nothing. */
export const inBackdrop: Decorator = (Story, { parameters }) => (
  <VisitProvider memory={forgetful} initial={parameters.visit}>
    <div data-surface="backdrop" style={{ minBlockSize: '100dvh', padding: 'var(--space-4) var(--space-3)' }}>
      <Story />
    </div>
  </VisitProvider>
);
