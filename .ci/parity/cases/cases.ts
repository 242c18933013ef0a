import { appCases } from './appCases.ts';
import { habitCases } from './habitCases.ts';
import { methodCases } from './methodCases.ts';
import { otherCases } from './otherCases.ts';
import { pointerCases } from './pointerCases.ts';

/** All cases, in the order in which their differences are listed. */
export const cases = [...habitCases, ...appCases, ...pointerCases, ...otherCases, ...methodCases] as const;
