/** In the languages of the words and of some others. */
const developerRole =
  /developer|entwickler|desarrollador|développeu|desenvolvedor|sviluppat|ontwikkelaar|programist|разработчи|مطور|مطوّر|開発者|开发者/i;

/** English labels that name no person: nothing is told "About the Retired". */
const nonPersonSuffix = /(?:ed|ing|[ae]nce|ment|ics|sales|sign|law|arts?|it|music)$/i;

/** Longer roles would take a second line of the screen. In letters. */
const maxRoleLength = 10;

/** What the page of the owner's story is called, by what they call their trade. */
export function aboutHeading(
  role: string,
  messages: Readonly<Record<'heading' | 'headingOfRole' | 'headingOfAnybody', string>>,
): string {
  if (developerRole.test(role)) return messages.heading;
  const namesRole = role && role.length <= maxRoleLength && !nonPersonSuffix.test(role);
  return namesRole ? messages.headingOfRole.replace('{role}', () => role) : messages.headingOfAnybody;
}
