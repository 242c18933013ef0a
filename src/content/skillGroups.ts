import type { Resume } from './Resume.ts';

/** Skills that belong together. */
export type SkillGroup = {
  /** `''` for a group without a heading. */
  name: string;
  /** How well: 'Master'. `''` where the résumé does not say. */
  level: string;
  /** Empty for a group that is only a heading. */
  keywords: readonly string[];
};

/** The résumé's skills as groups, in its order; entries that say nothing are left out. */
export function skillGroups({ skills = [] }: Resume): readonly SkillGroup[] {
  return skills
    .map(({ name, level, keywords = [] }) => ({
      name: name?.trim() ?? '',
      level: level?.trim() ?? '',
      keywords: keywords.map((keyword) => keyword.trim()).filter(Boolean),
    }))
    .filter(({ name, keywords }) => name || keywords.length > 0);
}
