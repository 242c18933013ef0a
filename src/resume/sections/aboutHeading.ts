import { anyJobWord } from '../words/jobWords.ts';

const developerRole = new RegExp(anyJobWord('developers'), 'i');

/** Endings of English job titles that name no person: no heading is "About the Retired". */
const nonPersonSuffix = /(?:ed|ing|[ae]nce|ment|ics|sales|sign|law|arts?|it|music)$/i;

/** The longest role, in characters, with which the heading fits on one line of the screen. */
const maxRoleLength = 10;

/** The heading of the page with the owner's story, chosen by their role. */
export function aboutHeading(
  role: string,
  messages: Readonly<Record<'heading' | 'headingOfRole' | 'headingOfAnybody', string>>,
): string {
  if (developerRole.test(role)) return messages.heading;
  const namesRole = role && role.length <= maxRoleLength && !nonPersonSuffix.test(role);
  return namesRole ? messages.headingOfRole.replace('{role}', () => role) : messages.headingOfAnybody;
}
