import type { Decorator } from '@storybook/react-vite';
import { type Visit, VisitProvider } from '../../src/index.ts';
import { forgetful } from '../visit/forgetful.ts';
import './withoutTotal.css';

/**
 * Shows a whole console in its room, in a visit that stores nothing. `parameters.visit` sets its
 * start; only `parameters.showsTotal` puts the number of pages into a page's corner.
 */
export const inBackdrop: Decorator = (Story, { parameters }) => {
  const initial: Partial<Visit> = parameters.visit ?? {};
  return (
    <VisitProvider initial={initial} memory={forgetful}>
      <div
        data-surface="backdrop"
        data-without-total={parameters.showsTotal ? undefined : ''}
        style={{ minBlockSize: '100dvh' }}
      >
        <Story />
      </div>
    </VisitProvider>
  );
};
