import type { Decorator } from '@storybook/react-vite';
import { type Visit, VisitProvider } from '../../src/index.ts';
import { forgetful } from '../visit/forgetful.ts';
import './withoutTotal.css';

/**
 * Shows a whole console where it stands: in the room, in a visit that remembers nothing. `parameters.visit` is its beginning.
 * Only with `parameters.showsTotal` a page's corner says of how many it is one.
 */
export const inRoom: Decorator = (Story, { parameters }) => {
  const initial: Partial<Visit> = parameters.visit ?? {};
  return (
    <VisitProvider initial={initial} memory={forgetful}>
      <div
        data-surface="room"
        data-without-total={parameters.showsTotal ? undefined : ''}
        style={{ minBlockSize: '100dvh' }}
      >
        <Story />
      </div>
    </VisitProvider>
  );
};
