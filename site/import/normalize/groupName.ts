const acronyms = /(?<!\p{L})(?:ai|api|cad|cpd|edv|it|llm|nlp|oss|qa|seo|sql|ui|ux)(?!\p{L})/giu;

/**
 * Names a group after its key: `soft_skills` and `softSkills` are "Soft skills", `aiTools` is "AI
 * tools". `iOS` stays.
 */
export function groupName(key: string): string {
  const words = key
    .replaceAll('_', ' ')
    .replace(/(?<=^\p{Ll}{2,})\p{Lu}(?=\p{Ll})/u, (letter) => ` ${letter.toLowerCase()}`)
    .replace(acronyms, (acronym) => acronym.toUpperCase());
  return /\p{Lu}/u.test(words.replace(acronyms, '')) || /^\p{Lu}/u.test(words)
    ? words
    : words.charAt(0).toUpperCase() + words.slice(1);
}
