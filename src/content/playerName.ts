import type { Resume } from './Resume.ts';

/** The owner's name as the résumé has it, without white space around it. */
export function playerName(resume: Resume): string {
  return resume.basics.name.trim();
}
