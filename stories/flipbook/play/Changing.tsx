import { type ComponentProps, type Ref, useState } from 'react';
import type { FlipbookHandle } from '../../../src/flipbook/index.ts';
import { Flipbook } from '../../../src/index.ts';

interface ChangingProps extends ComponentProps<typeof Flipbook> {
  /** The props that a button of that name changes: other pages, mostly. */
  readonly changes: Record<string, Partial<ComponentProps<typeof Flipbook>>>;
  readonly handle?: Ref<FlipbookHandle>;
}

/** A book, and a button for each change. */
export function Changing({ changes, handle, ...args }: ChangingProps) {
  const [name, setName] = useState('');
  return (
    <>
      {Object.keys(changes).map((each) => (
        <button key={each} type="button" onClick={() => setName(each)}>
          {each}
        </button>
      ))}
      <Flipbook {...args} {...changes[name]} ref={handle} />
    </>
  );
}
