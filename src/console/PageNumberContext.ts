import { createContext } from 'react';

/** The page's number among the others, for its corner: `2/9`. `''` on a page that stands by itself. */
export const PageNumberContext = createContext('');
