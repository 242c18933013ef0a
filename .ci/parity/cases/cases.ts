import { appCases } from './appCases.ts';
import { habitCases } from './habitCases.ts';
import { methodCases } from './methodCases.ts';
import { momentCases } from './momentCases.ts';
import { otherCases } from './otherCases.ts';
import { pointerCases } from './pointerCases.ts';
import { pressCases } from './pressCases.ts';
import { settingCases } from './settingCases.ts';

/** All cases, in the order in which their differences are listed. */
export const cases = [
  ...habitCases,
  ...appCases,
  ...pointerCases,
  ...pressCases,
  ...otherCases,
  ...settingCases,
  ...methodCases,
  ...momentCases,
] as const;
