/** Names a group after its key: `soft_skills` and `softSkills` are "Soft skills". `Web` and `iOS` stay. */
export function groupName(key: string): string {
  const words = key
    .replaceAll('_', ' ')
    .replace(/(?<=^\p{Ll}{2,})\p{Lu}(?=\p{Ll})/u, (letter) => ` ${letter.toLowerCase()}`);
  return /\p{Lu}/u.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
}
