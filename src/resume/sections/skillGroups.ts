import type { Resume } from '../Resume.ts';
import { nonEmptyTexts } from '../text/normalizeText.ts';

export type SkillGroup = {
  name: string;
  /** The level: 'Master'. `''` if the résumé has none. */
  level: string;
  /** Empty if the group is only a heading. */
  keywords: readonly string[];
};

/** The résumé's groups of skills, in its order, without empty groups. */
export function skillGroups({ skills = [] }: Resume): readonly SkillGroup[] {
  return skills
    .map(({ name, level, keywords }) => ({
      name: name?.trim() ?? '',
      level: level?.trim() ?? '',
      keywords: nonEmptyTexts(keywords),
    }))
    .filter(({ name, keywords }) => name || keywords.length > 0);
}
