import { bookCases } from './bookCases.ts';
import { codeCases } from './codeCases.ts';
import { handCases } from './handCases.ts';
import { methodCases } from './methodCases.ts';
import { pressCases } from './pressCases.ts';

/** All cases, by name. */
export const cases = { ...bookCases, ...codeCases, ...handCases, ...methodCases, ...pressCases };

/** Sorted, as the records are. */
export const caseNames = Object.keys(cases).sort();
