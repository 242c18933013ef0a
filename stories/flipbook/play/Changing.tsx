import { useState } from 'react';
import { Flipbook } from '../../../src/index.ts';
import { handle, type Props, type Story } from './behaviour.tsx';

interface ChangingProps extends Props {
  readonly changes: Record<string, Partial<Props>>;
  readonly adopts: boolean;
}

/** A book, and a button for each change. Where its page is given, the parent decides on it. */
function Changing({ changes, adopts, ...args }: ChangingProps) {
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
          if (adopts && page !== undefined) setPage(next);
        }}
        ref={handle}
      />
    </>
  );
}

/**
 * A story of a book with a button for each change of its props, by the button's name.
 *
 * @param adopts - whether a parent that decides on the page takes turns over
 */
export const changing = (changes: Record<string, Partial<Props>>, adopts = true) =>
  ({ render: (args: Props) => <Changing {...args} changes={changes} adopts={adopts} /> }) satisfies Story;
