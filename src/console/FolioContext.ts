import { createContext } from 'react';

/** What stands in the corner of a page: `2/9`. `''` on a page that is not one of many. */
export const FolioContext = createContext('');
