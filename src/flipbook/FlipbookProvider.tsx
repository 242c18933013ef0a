import { type ReactNode, useState } from 'react';
import { BookContext, createBookChannel, PageContext } from './BookContext.ts';

/** Lets what stands beside a book read it with `useFlipbook`. There may be one book in it. */
export function FlipbookProvider({ children }: { children?: ReactNode }) {
  const [store] = useState(() => createBookChannel(null));
  return (
    <PageContext.Provider value={null}>
      <BookContext.Provider value={store}>{children}</BookContext.Provider>
    </PageContext.Provider>
  );
}
