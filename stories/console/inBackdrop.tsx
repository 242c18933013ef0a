import type { Decorator } from '@storybook/react-vite';
import { type Visit, VisitProvider } from '../../src/index.ts';
import { forgetful } from '../visit/forgetful.ts';
import './withoutTotal.css';

/** A console in its room, in a visit that stores nothing and starts as `parameters.visit`. */
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
