import { planScript, type ScriptStep } from '../../../src/index.ts';

const steps: readonly ScriptStep[] = [
  { type: 'Hi, mete' },
  { pause: 650 },
  { pause: 500 },
  { erase: 4 },
  { type: 'meet me.' },
  { pause: 200 },
];

/** A script with each kind of step, at 30 ms per character. */
export const shortScript = { steps, values: {}, msPerCharacter: 30 } as const;

export const shortPlan = planScript(steps, shortScript.msPerCharacter);
