/** Roles that only one person in a company has, so they take no article. */
const soleRole =
  /^(?:chief|head|vice|president|chair|director|managing|principal(?! \w)|founder|co-?founder|owner|acting|interim)\b/i;

/** Precedes a role's field: `Teacher of French`. */
const fieldSeparator = /\s(?:of|for|in|at|to|with|on|-)\s|\s*[,;:|(–]/i;
/** Precedes a second role: `Teacher and Translator`. */
const secondRoleSeparator = /\sand\s|\s*&/i;

/** Endings and nouns of roles that are people. */
const personSuffix = new RegExp(
  '(?:er|or|ist|ian|ant|eer|dent|agent|ative|ress|nurse|chef|cook|clerk|coach|intern|analyst|trainee|apprentice|' +
    'architect|barista|associate|fellow|mechanic|expert|pilot|hand|aide?|guard|executive|lead|man|woman)$',
  'i',
);

/** Acronyms of roles. Others are fields: "QA", "HR". */
const personAcronym = /^(?:SRE|SDET?|DBA|PM|TPM|EM|BA|RN|LPN|NP|PA|PT|GP|EMT|CPA|TA|RA)$/;

/** Words that start with a vowel sound, unlike "European", "user" and "one". */
const vowelSound = /^(?!eu|uni(?!n)|u[bcfhjkqrst][aeiou]|one\b)[aeiou]|^(?:hon|hour|heir)/i;
/** Acronyms that start with the name of a letter with a vowel sound: "SEO". */
const vowelSoundAcronym = /^[AEFHILMNORSX](?=[A-Z\d]{1,3}(?![A-Za-z]))/;
const acronym = /^[A-Z]{2,4}(?![A-Za-z])/;

/**
 * Adds the English article to a role: `a Joiner`, `an SEO Analyst`. A role of a single person (`Head of Sales`), and a
 * text that names no person (`Sales`), get none.
 */
export function withArticle(role: string): string {
  const [roleName = ''] = role.split(fieldSeparator);
  const isPerson = (words: string) => personSuffix.test(words) || personAcronym.test(words);
  const [firstRole = ''] = roleName.split(secondRoleSeparator);
  if (soleRole.test(role) || !(isPerson(roleName) || isPerson(firstRole))) return role;
  const takesAn = (acronym.test(role) ? vowelSoundAcronym : vowelSound).test(role);
  return `${takesAn ? 'an' : 'a'} ${role}`;
}
