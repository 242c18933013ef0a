import { createContext } from 'react';

/** Whether the greeting has ended once in this visit, and its setter. */
export const GreetingContext = createContext<readonly [boolean, (isGreeted: boolean) => void]>([false, () => {}]);
