import { createContext } from 'react';

/**
 * Whether what is drawn here is out of sight when the page comes, such as the later pages of a book. Until the page is hydrated
 * its drawings may come from the file of `DrawingsFileContext`: the page is smaller and is seen sooner. Once it is hydrated the
 * script draws them, so that a turn never waits for a file.
 */
export const OutOfSightContext = createContext(false);
