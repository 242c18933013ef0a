/** Of these a firm has one, so they stand without an article. */
const soleRole =
  /^(?:chief|head|vice|president|chair|director|managing|principal|founder|co-?founder|owner|acting|interim)\b/i;

/** Where a role's field begins: `Teacher of French`, `Engineer (Data)`; and where a second one does: `Teacher and Translator`. */
const fieldSeparator = /\s(?:of|for|in|at|to|with|on|-)\s|\s*[,;:|(–]/i;
const secondRoleSeparator = /\sand\s|\s*&/i;

/** Names of people by what they do. */
const personSuffix =
  /(?:er|or|ist|ian|ant|eer|dent|agent|ative|ress|nurse|chef|cook|clerk|coach|intern|analyst|trainee|apprentice|architect|barista|associate|fellow|mechanic|expert|pilot|hand|aide?|guard|executive|lead|man|woman)$/i;

/** An `e` or `u` that is said as in "you", an `o` as in "one"; and the letters whose names begin with a vowel, said one by one. */
const vowelSound = /^(?!eu|uni(?!n)|u[bcfhjkqrst][aeiou]|one\b)[aeiou]|^(?:hon|hour|heir)/i;
const vowelSoundAcronym = /^[AEFHILMNORSX](?=[A-Z\d]{1,3}(?![A-Za-z]))/;
const acronym = /^[A-Z]{2,4}(?![A-Za-z])/;

/** A role as an English sentence has it after `as`: `a Joiner`, `an SEO Analyst`; bare where one alone holds it, or where it names no person: `Sales`. */
export function withArticle(role: string): string {
  const [roleName = ''] = role.split(fieldSeparator);
  if (
    soleRole.test(role) ||
    ![roleName, ...roleName.split(secondRoleSeparator).slice(0, 1)].some((words) => personSuffix.test(words))
  )
    return role;
  const takesAn = (acronym.test(role) ? vowelSoundAcronym : vowelSound).test(role);
  return `${takesAn ? 'an' : 'a'} ${role}`;
}
