/** In the languages of the words and of some others. */
const developer =
  /developer|entwickler|desarrollador|développeu|desenvolvedor|sviluppat|ontwikkelaar|programist|разработчи|مطور|مطوّر|開発者|开发者/i;

/** English labels that name no person: nothing is told "About the Retired". */
const noPerson = /(?:ed|ing|[ae]nce|ment|ics|sales|sign|law|arts?|it|music)$/i;

/** Longer roles would take a second line of the screen. In letters. */
const longestRole = 10;

/** What the page of the owner's story is called, by what they call their trade. */
export function aboutHeading(
  role: string,
  words: Readonly<Record<'heading' | 'headingOfRole' | 'headingOfAnybody', string>>,
): string {
  if (developer.test(role)) return words.heading;
  const isTold = role && role.length <= longestRole && !noPerson.test(role);
  return isTold ? words.headingOfRole.replace('{role}', () => role) : words.headingOfAnybody;
}
