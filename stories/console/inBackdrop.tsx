import type { Decorator } from '@storybook/react-vite';
import { type Visit, VisitProvider } from '../../src/index.ts';
import { forgetful } from '../visit/forgetful.ts';
import './withoutTotal.css';

/**
 * Shows a whole console on the backdrop. The visit starts as `parameters.visit` and stores nothing.
 * Only with `parameters.showsTotal` do the pages' corners show the number of pages.
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
