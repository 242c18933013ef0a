import { useState } from 'react';
import { Flipbook } from '../../../src/index.ts';
import { handle, type Props, type Story } from './behaviour.tsx';

interface ChangingProps extends Props {
  readonly changes: Record<string, Partial<Props>>;
}

/**
 * A flipbook and one button per change of props. If `page` is given, the parent accepts each turn
 * until a change sets the page.
 */
function Changing({ changes, ...args }: ChangingProps) {
  const [name, setName] = useState('');
  const [page, setPage] = useState(args.page);
  return (
    <>
      {Object.keys(changes).map((each) => (
        <button key={each} type="button" onClick={() => setName(each)}>
          {each}
        </button>
      ))}
      <Flipbook
        {...args}
        {...(page !== undefined && { page })}
        {...changes[name]}
        onPageChange={(next, details) => {
          args.onPageChange?.(next, details);
          if (page !== undefined) setPage(next);
        }}
        ref={handle}
      />
    </>
  );
}

/** A story of a flipbook with one button per change of props, by the button's name. */
export const changing = (changes: Record<string, Partial<Props>>) =>
  ({ render: (args: Props) => <Changing {...args} changes={changes} /> }) satisfies Story;
