import { type ReactNode, useState } from 'react';
import { BookContext, createBookChannel, PageContext, type PublishedBook } from './BookContext.ts';

/** Lets components beside a book read it with `useFlipbook`. May contain only one book. */
export function FlipbookProvider({ children }: { children?: ReactNode }) {
  const [store] = useState(() => createBookChannel<PublishedBook>(null));
  return (
    <PageContext.Provider value={null}>
      <BookContext.Provider value={store}>{children}</BookContext.Provider>
    </PageContext.Provider>
  );
}
